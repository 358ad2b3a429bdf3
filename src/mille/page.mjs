// 1000 Bornes on the page (tools/web/pages.mjs tells what each line means).

export default {
    title: "1000 Bornes",
    heading: "<span>1000</span> Bornes",
    space: 2,
    help: [5, 6],
    texts: {
        fr: {
            about:
                "Mille kilomètres, des feux rouges et des coups fourrés. " +
                "À 2, 3, 4 ou 6 joueurs, quatre règles du jeu.",
            choose: "Un clic ou un toucher choisit une carte, un second la joue. Tout choix affiché se touche aussi.",
            keys: [
                ["← →", "choisir une carte"],
                ["↑ ↓", "aide, défausser"],
                ["ESPACE", "jouer, valider"],
                ["RETURN", "valider un nom"],
                ["ESC", "revenir"],
                ["J T C", "journal, trier, conseil"],
                ["M", "musique"],
                ["D", "sauvegarder"],
            ],
        },
        en: {
            about:
                "A thousand kilometres, red lights and coups fourrés. " +
                "2, 3, 4 or 6 players, four rulebooks.",
            choose:
                "Click or tap a card to choose it, and once more to play it. " +
                "Every choice on the screen can be tapped.",
            keys: [
                ["← →", "choose a card"],
                ["↑ ↓", "help, discard"],
                ["SPACE", "play, confirm"],
                ["RETURN", "confirm a name"],
                ["ESC", "go back"],
                ["L S H", "log, sort, hint"],
                ["M", "music"],
                ["D", "save"],
            ],
        },
        de: {
            about:
                "Tausend Kilometer, rote Ampeln und Blitzaktionen. " +
                "2, 3, 4 oder 6 Spieler, vier Spielregeln.",
            choose:
                "Ein Klick oder Tippen wählt eine Karte, das zweite spielt sie. " +
                "Jede Auswahl im Bild lässt sich antippen.",
            keys: [
                ["← →", "Karte wählen"],
                ["↑ ↓", "Hilfe, abwerfen"],
                ["LEERTASTE", "spielen, bestätigen"],
                ["RETURN", "Namen bestätigen"],
                ["ESC", "zurück"],
                ["L S H", "Liste, sortieren, Hinweis"],
                ["M", "Musik"],
                ["D", "sichern"],
            ],
        },
        it: {
            about:
                "Mille chilometri, semafori rossi e azioni-lampo. " +
                "2, 3, 4 o 6 giocatori, quattro regolamenti.",
            choose:
                "Un clic o un tocco sceglie una carta, il secondo la gioca. " +
                "Ogni scelta sullo schermo si può toccare.",
            keys: [
                ["← →", "scegliere una carta"],
                ["↑ ↓", "aiuto, scartare"],
                ["SPAZIO", "giocare, confermare"],
                ["RETURN", "confermare un nome"],
                ["ESC", "tornare"],
                ["L T C", "lista, ordinare, consiglio"],
                ["M", "musica"],
                ["D", "salvare"],
            ],
        },
    },
};

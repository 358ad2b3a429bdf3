// 1000 Bornes on the page (tools/web/games.js tells what each line means).

export default {
    title: "1000 Bornes",
    heading: "<span>1000</span> Bornes",
    space: 2,
    help: [5],
    texts: {
        fr: {
            about: "Mille kilomètres, des feux rouges et des coups fourrés. De 2 à 6 joueurs, quatre règles du jeu.",
            choose: "Une carte se choisit aussi en la touchant ; touchée encore, elle se joue.",
            keys: [
                ["← →", "choisir une carte"],
                ["↑ ↓", "aide, défausser"],
                ["ESPACE", "jouer, valider"],
                ["RETURN", "finir un nom"],
                ["ESC", "revenir"],
                ["J C", "journal, conseil"],
                ["M", "musique"],
            ],
        },
        en: {
            about: "A thousand kilometres, red lights and coups fourrés. 2 to 6 players, four rulebooks.",
            choose: "Click or tap a card to choose it, and once more to play it.",
            keys: [
                ["← →", "choose a card"],
                ["↑ ↓", "help, discard"],
                ["SPACE", "play, confirm"],
                ["RETURN", "finish a name"],
                ["ESC", "go back"],
                ["L H", "log, hint"],
                ["M", "music"],
            ],
        },
        de: {
            about: "Tausend Kilometer, rote Ampeln und Coups fourrés. 2 bis 6 Spieler, vier Spielregeln.",
            choose: "Eine Karte lässt sich auch antippen; noch einmal, und sie wird gespielt.",
            keys: [
                ["← →", "Karte wählen"],
                ["↑ ↓", "Hilfe, abwerfen"],
                ["LEERTASTE", "spielen, bestätigen"],
                ["RETURN", "Namen beenden"],
                ["ESC", "zurück"],
                ["L H", "Liste, Hinweis"],
                ["M", "Musik"],
            ],
        },
        it: {
            about: "Mille chilometri, semafori rossi e coup fourré. Da 2 a 6 giocatori, quattro regolamenti.",
            choose: "Una carta si può anche toccare; ancora una volta, e si gioca.",
            keys: [
                ["← →", "scegliere una carta"],
                ["↑ ↓", "aiuto, scartare"],
                ["SPAZIO", "giocare, confermare"],
                ["RETURN", "finire un nome"],
                ["ESC", "tornare"],
                ["L C", "lista, consiglio"],
                ["M", "musica"],
            ],
        },
    },
};

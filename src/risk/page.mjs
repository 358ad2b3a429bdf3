// RISK on the page (tools/web/pages.mjs tells what each line means).

export default {
    title: "RISK",
    heading: "<span>RISK</span>",
    space: 1,
    help: [4, 5, 6],
    texts: {
        fr: {
            about: "Le monde en 42 territoires, des dés et des cartes. De 2 à 6 joueurs, trois niveaux d'ordinateur.",
            choose:
                "Un clic ou un toucher désigne un territoire, un second le prend. " +
                "Cartes, dés et réponses se touchent aussi.",
            keys: [
                ["← → ↑ ↓", "choisir un territoire"],
                ["ESPACE", "prendre, valider"],
                ["RETURN", "placer dix armées"],
                ["ESC", "finir, revenir"],
                ["C J", "conseil, journal"],
                ["T V", "tableau, cartes"],
                ["M", "musique"],
                ["D", "sauvegarder"],
            ],
        },
        en: {
            about: "The world in 42 territories, dice and cards. 2 to 6 players, three computer levels.",
            choose:
                "Click or tap a territory to point at it, and once more to choose it. " +
                "Cards, dice and answers can be tapped too.",
            keys: [
                ["← → ↑ ↓", "choose a territory"],
                ["SPACE", "choose, confirm"],
                ["RETURN", "place ten armies"],
                ["ESC", "finish, go back"],
                ["H L", "advice, log"],
                ["T V", "table, cards"],
                ["M", "music"],
                ["D", "save"],
            ],
        },
        de: {
            about: "Die Welt in 42 Ländern, Würfel und Karten. 2 bis 6 Spieler, Rechner in drei Stärken.",
            choose:
                "Ein Klick oder Tippen zeigt auf ein Land, das zweite nimmt es. " +
                "Auch Karten, Würfel und Antworten lassen sich antippen.",
            keys: [
                ["← → ↑ ↓", "Land wählen"],
                ["LEERTASTE", "nehmen, bestätigen"],
                ["RETURN", "zehn Armeen setzen"],
                ["ESC", "beenden, zurück"],
                ["H L", "Rat, Protokoll"],
                ["T V", "Tabelle, Karten"],
                ["M", "Musik"],
                ["D", "sichern"],
            ],
        },
        it: {
            about: "Il mondo in 42 territori, dadi e carte. Da 2 a 6 giocatori, computer a tre livelli.",
            choose:
                "Un clic o un tocco indica un territorio, il secondo lo prende. " +
                "Anche carte, dadi e risposte si toccano.",
            keys: [
                ["← → ↑ ↓", "scegliere un territorio"],
                ["SPAZIO", "prendere, confermare"],
                ["RETURN", "piazzare dieci armate"],
                ["ESC", "finire, tornare"],
                ["C L", "consiglio, lista"],
                ["T V", "tabella, carte"],
                ["M", "musica"],
                ["D", "salvare"],
            ],
        },
    },
};

// RISK on the page (tools/web/games.js tells what each line means).

export default {
    title: "RISK",
    heading: "<span>RISK</span>",
    space: 1,
    help: [4, 5],
    enter: "+10",
    texts: {
        fr: {
            about: "Le monde en 42 territoires, des dés et des cartes. De 2 à 6 joueurs, trois niveaux de machine.",
            choose:
                "Un territoire se choisit aussi en le touchant ; touché encore, il est pris. " +
                "Une carte se choisit d'un toucher.",
            keys: [
                ["← → ↑ ↓", "choisir un territoire"],
                ["ESPACE", "prendre, valider"],
                ["RETURN", "placer dix armées"],
                ["ESC", "finir, revenir"],
                ["C J", "conseil, journal"],
                ["T V", "tableau, cartes"],
                ["M", "musique"],
            ],
        },
        en: {
            about: "The world in 42 territories, dice and cards. 2 to 6 players, three computer levels.",
            choose: "Click or tap a territory to point at it, and once more to choose it. One tap chooses a card.",
            keys: [
                ["← → ↑ ↓", "choose a territory"],
                ["SPACE", "choose, confirm"],
                ["RETURN", "place ten armies"],
                ["ESC", "finish, go back"],
                ["H L", "advice, log"],
                ["T V", "table, cards"],
                ["M", "music"],
            ],
        },
        de: {
            about: "Die Welt in 42 Ländern, Würfel und Karten. 2 bis 6 Spieler, drei Stärken der Maschine.",
            choose:
                "Ein Land lässt sich auch antippen; noch einmal, und es ist genommen. " +
                "Eine Karte wählt man mit einem Tippen.",
            keys: [
                ["← → ↑ ↓", "Land wählen"],
                ["LEERTASTE", "nehmen, bestätigen"],
                ["RETURN", "zehn Armeen setzen"],
                ["ESC", "beenden, zurück"],
                ["H L", "Rat, Protokoll"],
                ["T V", "Tabelle, Karten"],
                ["M", "Musik"],
            ],
        },
        it: {
            about: "Il mondo in 42 territori, dadi e carte. Da 2 a 6 giocatori, tre livelli di macchina.",
            choose:
                "Un territorio si può anche toccare; ancora una volta, ed è preso. Una carta si sceglie con un tocco.",
            keys: [
                ["← → ↑ ↓", "scegliere un territorio"],
                ["SPAZIO", "prendere, confermare"],
                ["RETURN", "porre dieci armate"],
                ["ESC", "finire, tornare"],
                ["C L", "consiglio, lista"],
                ["T V", "tabella, carte"],
                ["M", "musica"],
            ],
        },
    },
};

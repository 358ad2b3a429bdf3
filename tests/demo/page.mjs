// The platform's demo on the page (tools/web/pages.mjs tells what each line means).

export default {
    title: "The Machine",
    heading: "<span>The</span> Machine",
    space: 0,
    help: [],
    texts: {
        en: {
            about: "A screen with every picture.",
            choose: "",
            keys: [
                ["→", "move the car"],
                ["ESC", "end"],
            ],
        },
    },
};

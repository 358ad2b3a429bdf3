// A question on the page, with its two answers. The browser's own confirm() is refused to a page inside another one, which is where
// games sites put it.
//
//     if (await ask(text.sure, text.stay, text.lose)) …      true: the second
//
// The first answer loses nothing: it has the focus, and ESC or whatever else closes the question means it.

export function ask(question, harmless, other) {
    const dialog = document.createElement("dialog");
    const words = document.createElement("p");
    words.textContent = question;
    const answers = [harmless, other].map((answer, i) => {
        const button = document.createElement("button");
        button.textContent = answer;
        button.addEventListener("click", () => dialog.close(i === 1 ? "yes" : ""));
        return button;
    });
    const form = document.createElement("nav");
    form.append(...answers);
    dialog.append(words, form);
    (document.fullscreenElement ?? document.body).append(dialog);
    dialog.showModal();
    return new Promise((resolve) =>
        dialog.addEventListener("close", () => {
            dialog.remove();
            resolve(dialog.returnValue === "yes");
        }),
    );
}

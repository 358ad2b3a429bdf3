// A question on the page, with two answers. The browser's own confirm() does not work in a page inside another one,
// which is how games sites show it.
//
//     if (await ask(text.sure, text.stay, text.lose)) …      true: the second answer
//
// The first answer loses nothing: it has the focus, and ESC or anything else that closes the question means it.

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

// A question on the page, with its two answers. The browser's own confirm() is refused to a page inside another one, which is where
// games sites put it.
//
//     if (await ask(text.sure, text.lose, text.stay)) …      ESC means the second

export function ask(question, yes, no) {
    const dialog = document.createElement("dialog");
    const words = document.createElement("p");
    words.textContent = question;
    const answers = [yes, no].map((answer, i) => {
        const button = document.createElement("button");
        button.textContent = answer;
        button.addEventListener("click", () => dialog.close(i === 0 ? "yes" : ""));
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

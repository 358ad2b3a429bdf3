// The line at the bottom of the picture: what the page is doing, or why it cannot go on.
//
//     say(text.paused)                 until the next one; say("") clears it
//     sayShortly(text.saved)           for some seconds
//     showProgress(0.5)                with a bar; null: without
//     sayProblem(error, text)          for people, with a button that tries again

const box = document.getElementById("notice");
const SHORT_MS = 4000;
let clearing = 0;

const bar = document.createElement("progress");
bar.max = 1;

export function say(words) {
    clearTimeout(clearing);
    box.textContent = words;
}

export function sayShortly(words) {
    say(words);
    clearing = setTimeout(() => say(""), SHORT_MS);
}

export function showProgress(part, words) {
    if (!bar.isConnected) {
        say(words);
        bar.setAttribute("aria-label", words);
        box.append(bar);
    }
    bar.value = part;
}

export function sayProblem(error, text) {
    const again = document.createElement("button");
    again.textContent = text.again;
    again.addEventListener("click", () => location.reload());
    say(`${text.fails} ${text[error.kind] ?? text.unknown}\n${text.otherwise} `);
    box.append(again);
    console.error(error);
}

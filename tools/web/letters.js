// The key of the CPC that types a letter, as a place on a PC keyboard. A French CPC has five letters elsewhere.

const FRENCH = { A: "KeyQ", Q: "KeyA", Z: "KeyW", W: "KeyZ", M: "Semicolon" };
let french = false;

export function useFrenchKeyboard(isFrench) {
    french = isFrench;
}

export const isFrenchKeyboard = () => french;
export const codeOf = (letter) => (french && FRENCH[letter]) || `Key${letter}`;

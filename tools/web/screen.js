// The picture on the page: its border cropped, in steps of whole pixels of the device, as large as it can be.

// What Caprice32 shows, in pixels of mode 1, and where the screen of the CPC is in it.
const FRAME = { width: 384, height: 272 };
export const SCREEN = { left: 32, top: 41, width: 320, height: 200 };

const BORDER = 8; // pixels of the CPC's border shown around it, where there is space

// How large a pixel of the CPC may be, in pixels of the page.
export const wholeSteps = (largest) => Math.max(1, Math.floor(largest * devicePixelRatio)) / devicePixelRatio;
export const scaleFor = (width, height) => wholeSteps(Math.min(width / SCREEN.width, height / SCREEN.height));

// Moves an element that lies between two pixels of the device onto one of them.
function align(element) {
    element.style.translate = "none";
    const { left, top } = element.getBoundingClientRect();
    const [across, down] = [left, top].map((at) => Math.round(at * devicePixelRatio) / devicePixelRatio - at);
    element.style.translate = `${across}px ${down}px`;
}

// Shows the picture in that size, with as much of the border as fits.
export function fit(screen, canvas, width, height) {
    const scale = scaleFor(width, height);
    const border = (space, side) => Math.max(0, Math.min(BORDER, Math.floor((space / scale - side) / 2)));
    const across = border(width, SCREEN.width);
    const down = border(height, SCREEN.height);
    const pixels = (count) => `${count * scale}px`;
    Object.assign(screen.style, { width: pixels(SCREEN.width + 2 * across), height: pixels(SCREEN.height + 2 * down) });
    Object.assign(canvas.style, {
        width: pixels(FRAME.width),
        height: pixels(FRAME.height),
        left: pixels(across - SCREEN.left),
        top: pixels(down - SCREEN.top),
    });
    align(screen);
}

// Where on the CPC's screen, in pixels of mode 1, an event of the page has happened.
export function pixelAt(canvas, { clientX, clientY }) {
    const { left, top, width } = canvas.getBoundingClientRect();
    const scale = width / FRAME.width;
    return { x: (clientX - left) / scale - SCREEN.left, y: (clientY - top) / scale - SCREEN.top };
}

// Full screen. ESC goes to the game where the browser allows it: a long press leaves.
export async function toggleFullScreen(stage) {
    if (document.fullscreenElement) return document.exitFullscreen();
    await stage.requestFullscreen();
    await navigator.keyboard?.lock?.(["Escape"]).catch(() => {});
}

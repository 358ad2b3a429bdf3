// The picture on the page: its border cropped, in steps of whole pixels of the device, as large as there is room for.

// What Caprice32 shows, in pixels of mode 1, and where in it the screen of the CPC stands.
const FRAME = { width: 384, height: 272 };
export const SCREEN = { left: 32, top: 41, width: 320, height: 200 };

const BORDER = 8; // pixels of the CPC's border that are nice to have around it

// How large a pixel of the CPC may be, in pixels of the page, where there is room for that.
export const wholeSteps = (largest) => Math.max(1, Math.floor(largest * devicePixelRatio)) / devicePixelRatio;
export const scaleFor = (width, height) => wholeSteps(Math.min(width / SCREEN.width, height / SCREEN.height));

// Moves an element that stands between two pixels of the device onto one of them.
function align(element) {
    element.style.translate = "none";
    const { left, top } = element.getBoundingClientRect();
    const [across, down] = [left, top].map((at) => Math.round(at * devicePixelRatio) / devicePixelRatio - at);
    element.style.translate = `${across}px ${down}px`;
}

// Shows the picture in that room, with as much of the border as is left for it.
export function fit(screen, canvas, width, height) {
    const scale = scaleFor(width, height);
    const spare = (room, side) => Math.max(0, Math.min(BORDER, Math.floor((room / scale - side) / 2)));
    const across = spare(width, SCREEN.width);
    const down = spare(height, SCREEN.height);
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

// Where on the CPC's screen, in pixels of mode 1, something on the page has happened.
export function pixelAt(canvas, { clientX, clientY }) {
    const { left, top, width } = canvas.getBoundingClientRect();
    const scale = width / FRAME.width;
    return { x: (clientX - left) / scale - SCREEN.left, y: (clientY - top) / scale - SCREEN.top };
}

// Full screen, where ESC stays the game's where the browser allows it: a long press leaves.
export async function toggleFullScreen(stage) {
    if (document.fullscreenElement) return document.exitFullscreen();
    await stage.requestFullscreen();
    await navigator.keyboard?.lock?.(["Escape"]).catch(() => {});
}

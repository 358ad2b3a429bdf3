// Takes an emulator's picture where the core hands it to WebGL: its own framebuffer, before any scaling.
// A classic script, so that it can be put into any page before the page's own scripts run.

window.emulatorFrame = {
    count: 0, // frames that the core has shown
    last: null, // the arguments of texSubImage2D
    draws: true, // false: nothing is drawn, which is several times faster

    // The whole picture, RGB, in base64. Each channel is off, half or full (0, 128, 255) on a CPC, whatever shade the
    // emulator gives it.
    picture() {
        if (!this.last) throw new Error("no frame was shown yet");
        const { width, height, format, type, pixels, offset } = this.last;
        const rgb = new Uint8Array(width * height * 3);
        const isRgb565 = format === 0x1907 && type === 0x8363;
        const isRgba = type === 0x1401 && format === 0x1908;
        if (!isRgb565 && !isRgba) throw new Error(`unknown pixel format ${format}/${type}`);
        for (let i = 0; i < width * height; i++) {
            const pixel = pixels[offset + i];
            const channels = isRgb565
                ? [(pixel >> 11) << 3, ((pixel >> 5) & 63) << 2, (pixel & 31) << 3]
                : pixels.subarray(offset + 4 * i, offset + 4 * i + 3);
            for (let c = 0; c < 3; c++) rgb[3 * i + c] = channels[c] < 48 ? 0 : channels[c] < 176 ? 128 : 255;
        }
        return { width, height, data: this.base64(rgb) };
    },

    base64(bytes) {
        let text = "";
        for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
        return btoa(text);
    },
};

for (const api of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
    const { texSubImage2D, drawArrays } = api;
    api.texSubImage2D = function (...given) {
        const [, , , , width, height, format, type, pixels, offset = 0] = given;
        emulatorFrame.count++;
        emulatorFrame.last = { width, height, format, type, pixels, offset };
        if (emulatorFrame.draws) texSubImage2D.apply(this, given);
    };
    api.drawArrays = function (...given) {
        if (emulatorFrame.draws) drawArrays.apply(this, given);
    };
}

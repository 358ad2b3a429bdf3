// Starts a CPC emulator (a libretro core compiled to WebAssembly) in a page, with one tape, disk or snapshot in it.
// The page and the tests share this file, so the tests run what the player gets.
//
//     const cpc = await startEmulator({ core: "cap32", file: "mille-fr.cdt", image: bytes, canvas, keyboard: element,
//                                       options: { cap32_model: "464" }, sound: true, coreFolder: "emulators/" });
//     cpc.resumeMainLoop();
//
// Returns the core's Module, loaded and waiting before its first frame. `keyboard` is the element whose key events
// the CPC gets: it must be able to have the focus. `wasm` are the bytes of the core's program, where the page has
// loaded them itself.

import { loadScript } from "./loader.js";

const CONFIG_FOLDER = "/home/web_user/.config/retroarch";

// RetroArch without its menu, hot keys and on-screen messages: the CPC gets the whole keyboard. Sound never delays the
// picture: a browser plays none before the player's first key or click.
function retroarchConfig(sound) {
    const settings = {
        audio_enable: sound,
        audio_sync: false,
        audio_rate_control: true,
        audio_latency: 96,
        menu_driver: "null",
        video_vsync: true,
        video_smooth: false,
        video_font_enable: false,
        video_aspect_ratio_auto: false,
        input_game_focus_key: "nul",
        savestate_auto_save: false,
        savestate_auto_load: false,
    };
    return toFile(settings);
}

const toFile = (settings) => Object.entries(settings).map(([name, value]) => `${name} = "${value}"\n`).join("");

export async function startEmulator({
    core, file, image, wasm, options = {}, canvas, keyboard, sound, coreFolder, log = () => {},
}) {
    await loadScript(`${coreFolder}${core}_libretro.js`);
    const machine = await EJS_Runtime({
        noInitialRun: true,
        canvas,
        parent: keyboard,
        callbacks: {
            setupCoreSettingFile(path) {
                machineFiles().mkdirTree(path.slice(0, path.lastIndexOf("/")));
                machineFiles().writeFile(path, toFile(options));
            },
        },
        print: log,
        printErr: log,
        totalDependencies: 0,
        wasmBinary: wasm,
        locateFile: () => `${coreFolder}${core}_libretro.wasm`,
        getSavExt: () => ".sna",
    });
    function machineFiles() {
        return machine.FS;
    }
    machine.FS.mkdirTree(CONFIG_FOLDER);
    machine.FS.writeFile(`${CONFIG_FOLDER}/retroarch.cfg`, retroarchConfig(sound));
    machine.FS.writeFile(`/${file}`, image);
    machine.callMain(["-v", `/${file}`]);
    machine._ejs_set_keyboard_enabled(1);
    return machine;
}

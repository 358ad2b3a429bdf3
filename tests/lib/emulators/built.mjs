// The files of the build that is tested: tests/run sets BUILD, which is build/z88dk for TOOLCHAIN=z88dk.
//
//     readFileSync(built("build/z80/mille.noi"));
//     openMame({ image: "disk/mille.dsk" });      // uses built() for its image

const BUILD = process.env.BUILD ?? "build";

export function built(path) {
    if (BUILD === "build") return path;
    return path.replace(/^build\//, `${BUILD}/`).replace(/^disk\//, `${BUILD}/disk/`);
}

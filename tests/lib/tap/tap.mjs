// Results as TAP lines. A test that throws is a failed test; the exit code tells the runner.

let number = 0;

export function check(good, sentence) {
    console.log(`${good ? "ok" : "not ok"} ${++number} - ${sentence}`);
    if (!good) process.exitCode = 1;
    return good;
}

export async function test(sentence, body) {
    try {
        await body();
    } catch (error) {
        check(false, `${sentence}: ${error.message}`);
    }
}

import { writeSync } from 'node:fs';

const AGAIN_MS = 10;
const AGAIN_MAX = 50;

const rest = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Where the log goes: standard output, line by line, so that a killed process has written what it
 * said. A line that finds no room (a full disk, a reader that stands still) is dropped and counted,
 * because waiting for room would stop the whole service; the count is logged as soon as there is
 * room again.
 * @param write writes bytes and returns how many there was room for; throws as `fs.writeSync` does
 */
export function logStream(
  write: (bytes: Uint8Array) => number = (bytes) => writeSync(process.stdout.fd, bytes),
): { write(line: string): void } {
  let lost = 0;
  let isCut = false;

  /** Whether all of a text could be written. */
  const put = (text: string): boolean => {
    const whole = Buffer.from(text);
    let done = 0;
    for (let tries = 0; done < whole.length;) {
      try {
        done += write(whole.subarray(done));
      } catch (error) {
        const mayPass = (error as NodeJS.ErrnoException).code === 'EAGAIN';
        if (mayPass && lost === 0 && (tries += 1) <= AGAIN_MAX) rest(AGAIN_MS);
        else {
          isCut ||= done > 0;
          return false;
        }
      }
    }
    isCut = false;
    return true;
  };
  const tell = () => {
    const note = { level: 40, time: Date.now(), lost, msg: 'lines of the log found no room' };
    return put(`${isCut ? '\n' : ''}${JSON.stringify(note)}\n`);
  };
  return {
    write: (line) => {
      if (lost > 0 && tell()) lost = 0;
      if (lost > 0 || !put(line)) lost += 1;
    },
  };
}

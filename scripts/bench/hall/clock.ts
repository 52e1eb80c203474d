import { readFileSync } from 'node:fs';
import { systemClock } from '#server/lib/clock.ts';

/**
 * Preloaded in a server process of a simulated day. Its clock, and the time between two moments of
 * the process, come from the file CLOCK_FILE, in milliseconds.
 */
const read = (): number => Number(readFileSync(process.env.CLOCK_FILE!, 'utf8'));
systemClock.now = () => new Date(read());
const started = read();
performance.now = () => read() - started;

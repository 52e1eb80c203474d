import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';

/**
 * `npm run test:busy [-- <steps>]`: `npm test` on a busy machine. Seven endless loops per processor
 * run in parallel, for a total load of about eight per processor. Prints the load averages of 1, 5
 * and 15 minutes once a minute.
 */
const count = 7 * availableParallelism();
const loops = Array.from({ length: count }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
);
const stop = (): void => loops.forEach((loop) => void loop.kill('SIGKILL'));
process.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const print = (): void => {
  const load = loadavg().map((one) => one.toFixed(1));
  console.log(`load: ${load.join(' ')}, ${count} loops in parallel`);
};
print();
const every = setInterval(print, 60_000);

spawn(process.execPath, ['scripts/test.ts', ...process.argv.slice(2)], { stdio: 'inherit' }).on(
  'close',
  (code) => {
    clearInterval(every);
    print();
    process.exit(code ?? 1);
  },
);

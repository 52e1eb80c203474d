import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm test`: runs every check, one step after another, and continues after a failure. `npm test --
 * unit stories` runs only the named steps.
 */
interface Step {
  name: string;
  command: string[];
  minutes: number;
}

const vitest = (
  name: string,
  project: string,
  minutes: number,
  config = 'vitest.node.config.ts',
): Step => ({
  name,
  command: ['vitest', 'run', `--config=${config}`, `--project=${project}`],
  minutes,
});

// The workshop step compares pictures.
process.env.PICTURES = '1';
process.env.TZ = 'Europe/Athens';
process.env.CI ??= 'true';
// The tests start our server about fifty times. The cache avoids compiling it each time.
process.env.NODE_COMPILE_CACHE ??= join(process.cwd(), 'node_modules', '.cache', 'node');

const steps: Step[] = [
  // Neither keeps two processors busy.
  {
    name: 'lint',
    command: ['concurrently', '--group', '--names', 'lint,types', 'npm:lint', 'npm:typecheck'],
    minutes: 30,
  },
  vitest('unit', 'unit-*', 30),
  // Servers under test serve this client. An earlier build would be of another version.
  { name: 'build', command: ['npm', 'run', '--silent', 'build'], minutes: 30 },
  { name: 'budgets', command: ['node', 'scripts/bench/run.ts', 'bundle', '--check'], minutes: 30 },
  vitest('server', 'server-*', 60),
  vitest('workshop', 'stories', 60, 'vitest.config.ts'),
  { name: 'e2e', command: ['npm', 'run', '--silent', 'test:e2e'], minutes: 60 },
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => steps.every((step) => step.name !== name));
if (unknown.length > 0) {
  console.log(
    `Unknown step: ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

/** Runs a step and shows its output. @returns true if it succeeds in time */
const run = ({ command: [program = '', ...args], minutes }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
    const limit = setTimeout(() => {
      console.log(`\nStopped after ${minutes} minutes.`);
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, minutes * 60_000);
    const end = (succeeded: boolean): void => {
      clearTimeout(limit);
      resolve(succeeded);
    };
    child.on('error', (problem) => {
      console.log(problem);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });

const outcomes: string[] = [];
for (const step of steps.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(3, 60 - step.name.length))}`);
  const began = performance.now();
  const succeeded = await run(step);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  outcomes.push(`${succeeded ? '✓' : '✗'} ${step.name.padEnd(10)} ${seconds.padStart(7)} s`);
  if (!succeeded) process.exitCode = 1;
}
console.log(`\n${outcomes.join('\n')}`);

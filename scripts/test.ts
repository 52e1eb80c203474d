import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightOutcome, runStep, vitestOutcome, type Step } from './steps.ts';

/**
 * `npm test`: runs every check, one step after another, and continues after a failure. `npm test --
 * unit stories` runs only the named steps.
 */
const reports = join('test-results', 'reports');
mkdirSync(reports, { recursive: true });

const vitest = (
  name: string,
  project: string,
  minutes: number,
  config = 'vitest.node.config.ts',
): Step => {
  const report = join(reports, `${name}.json`);
  return {
    name,
    command: [
      'vitest',
      'run',
      `--config=${config}`,
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    read: vitestOutcome,
    minutes,
  };
};

const e2eReport = join(reports, 'e2e.json');
// The workshop step compares pictures.
process.env.PICTURES = '1';
process.env.E2E_REPORT = join(process.cwd(), e2eReport);
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
  {
    name: 'e2e',
    command: ['npm', 'run', '--silent', 'test:e2e'],
    report: e2eReport,
    read: playwrightOutcome,
    minutes: 60,
  },
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => steps.every((step) => step.name !== name));
if (unknown.length > 0) {
  console.log(
    `Unknown step: ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const begin = performance.now();
let total = 0;
const lines: string[] = [];
const wrong: string[] = [];

for (const step of steps.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(3, 60 - step.name.length))}`);
  const since = performance.now();
  const { passed, problems } = await runStep(step);
  const failed = problems.length;
  total += passed;
  lines.push(
    `${failed > 0 ? '✗' : '✓'} ${step.name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds(since).padStart(9)}`,
  );
  for (const { id, text } of problems)
    wrong.push(`✗ ${step.name}: ${id}\n  ${text.split('\n').slice(0, 4).join('\n  ')}`);
}

// Repeated at the end, because many places truncate the full output.
if (wrong.length > 0) console.log(`\n${wrong.join('\n')}`);
console.log(`\n${lines.join('\n')}\nin ${seconds(begin)}\n`);
// `.ci/run` promises this last line.
console.log(`${total} passed, ${wrong.length} failed`);
process.exitCode = wrong.length > 0 ? 1 : 0;

import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { playwrightCount, runStep, vitestCount, type Count, type Step } from './steps.ts';

/**
 * `npm test`: every check, going on after a failure; `npm test -- unit server` runs only the named
 * steps. Each step spends part of its time waiting, for a page, a process or its own last test, so
 * that two side by side end sooner than one after the other. A machine with one processor runs one.
 */
const atOnce = Math.min(2, availableParallelism());

const reports = join('test-results', 'reports');
mkdirSync(reports, { recursive: true });

const vitest = (
  name: string,
  projects: string[],
  { minutes, needs }: Pick<Step, 'minutes' | 'needs'>,
): Step => {
  const report = join(reports, `${name}.json`);
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    read: vitestCount,
    minutes,
    needs,
  };
};

const e2eReport = join(reports, 'e2e.json');
process.env.E2E_REPORT = join(process.cwd(), e2eReport);

/** In the order in which they begin, as far as their needs allow: what others need comes first. */
const steps: Step[] = [
  // Servers under test serve this client: one built earlier would be of another version.
  { name: 'build', command: ['npm', 'run', '--silent', 'build'], minutes: 10 },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'], minutes: 10 },
  {
    name: 'workshop',
    command: ['node', 'tests/workshop/run.ts', 'stories', 'pictures'],
    report: join(reports, 'workshop.json'),
    read: (report) => report as Count,
    minutes: 30,
  },
  vitest('unit', ['unit'], { minutes: 10 }),
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'], minutes: 10 },
  {
    name: 'chromatic',
    command: ['npm', 'run', '--silent', 'test:chromatic'],
    report: join(reports, 'chromatic.json'),
    read: (report) => report as Count,
    minutes: 5,
    needs: ['workshop'],
  },
  {
    name: 'e2e',
    command: ['npm', 'run', '--silent', 'test:e2e'],
    report: e2eReport,
    read: playwrightCount,
    minutes: 30,
    needs: ['build'],
  },
  vitest('server', ['server-pglite', 'server-postgres'], { minutes: 30, needs: ['build'] }),
  {
    name: 'budgets',
    command: ['npm', 'run', '--silent', 'report:bundle', '--', '--check'],
    minutes: 10,
    needs: ['build'],
  },
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => steps.every((step) => step.name !== name));
if (unknown.length > 0) {
  console.log(
    `No such step: ${unknown.join(', ')}. There are ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const begin = performance.now();
const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
const wrong: string[] = [];

const headline = (name: string): string =>
  `\n── ${name} ${'─'.repeat(Math.max(3, 60 - name.length))}\n`;

const chosen = steps.filter(({ name }) => asked.length === 0 || asked.includes(name));
const alone = atOnce === 1 || chosen.length === 1;

/** Runs a step; beside another, what it says is shown as a whole when it has ended. */
const run = async (step: Step): Promise<void> => {
  const said: (string | Buffer)[] = [];
  if (alone) process.stdout.write(headline(step.name));
  else console.log(`${step.name} begins`);
  const since = performance.now();
  const {
    passed,
    failed,
    problems = [],
  } = await runStep(step, (text) => (alone ? process.stdout.write(text) : said.push(text)));
  if (!alone) for (const text of [headline(step.name), ...said]) process.stdout.write(text);
  total.passed += passed;
  total.failed += failed;
  lines.push(
    `${failed > 0 ? '✗' : '✓'} ${step.name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds(since).padStart(9)}`,
  );
  wrong.push(
    ...problems.map(
      ({ id, text }) => `✗ ${step.name}: ${id}\n  ${text.split('\n').slice(0, 4).join('\n  ')}`,
    ),
  );
};
const inTurn = pLimit(atOnce);
const ended = new Map<string, Promise<void>>();
for (const step of chosen) {
  const needs = Promise.all((step.needs ?? []).flatMap((name) => ended.get(name) ?? []));
  ended.set(
    step.name,
    needs.then(() => inTurn(() => run(step))),
  );
}
await Promise.all(ended.values());

// Repeated at the end, because the full output is longer than many places keep.
if (wrong.length > 0) console.log(`\n${wrong.join('\n')}`);
console.log(`\n${lines.join('\n')}\nin ${seconds(begin)}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

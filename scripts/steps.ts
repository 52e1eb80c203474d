import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

interface Problem {
  /** The check that failed. */
  id: string;
  text: string;
}

/** The checks of a step. */
export interface Outcome {
  passed: number;
  problems: Problem[];
}

export interface Step {
  name: string;
  command: string[];
  /** The path of the step's JSON report. A step without one counts as a single check. */
  report?: string;
  read?: (report: unknown) => Outcome;
  minutes: number;
}

/** Runs a command and shows its output. @returns its exit code */
const start = async ({ command, minutes }: Step): Promise<number | null> => {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, TZ: 'Europe/Athens', CI: process.env.CI ?? 'true' },
  });
  const limit = setTimeout(() => {
    console.log(`\nStopped after ${minutes} minutes.`);
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, minutes * 60_000);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return code;
  } catch (problem) {
    console.log(problem);
    return 1;
  } finally {
    clearTimeout(limit);
  }
};

const outcomeOf = ({ report, read }: Step, succeeded: boolean): Outcome => {
  if (!report || !read) return { passed: Number(succeeded), problems: [] };
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, problems: [{ id: 'report', text: `There is no ${report}.` }] };
  }
};

/** Runs a step. An error outside any check counts as a failed check. */
export const runStep = async (step: Step): Promise<Outcome> => {
  if (step.report) rmSync(step.report, { force: true });
  const code = await start(step);
  const outcome = outcomeOf(step, code === 0);
  if (code === 0 || outcome.problems.length > 0) return outcome;
  const problem = { id: 'outside any check', text: `The step ended with ${code}.` };
  return { ...outcome, problems: [problem] };
};

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

export const vitestOutcome = (report: unknown): Outcome => {
  const { numPassedTests, testResults } = report as VitestReport;
  const problems = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    if (status === 'failed' && assertionResults.length === 0) return [{ id: file, text: message }];
    return assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        id: `${file}: ${fullName}`,
        text: failureMessages.join('\n'),
      }));
  });
  return { passed: numPassedTests, problems };
};

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

const unexpectedIn = ({ suites = [], specs = [] }: Suite): Problem[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        id: `${file} [${projectName}]: ${title}`,
        text: results.at(-1)?.error?.message ?? '',
      })),
  ),
  ...suites.flatMap(unexpectedIn),
];

export const playwrightOutcome = (report: unknown): Outcome => {
  const { stats, errors, ...root } = report as Suite & {
    stats: { expected: number; flaky: number };
    errors: { message?: string }[];
  };
  const outside = errors.map(({ message = '' }) => ({ id: 'outside any test', text: message }));
  return { passed: stats.expected + stats.flaky, problems: [...outside, ...unexpectedIn(root)] };
};

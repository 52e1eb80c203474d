import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/** The number of checks in a step, and its failures. */
export interface Count {
  passed: number;
  failed: number;
  problems?: { id: string; text: string }[];
}

export interface Step {
  name: string;
  command: string[];
  /** The path of the step's JSON report. A step without one counts as a single check. */
  report?: string;
  read?: (report: unknown) => Count;
  minutes: number;
}

/** Runs a command and shows its output. @returns its exit code */
const start = ({ command, minutes }: Step): Promise<number | null> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, TZ: 'Europe/Athens', CI: process.env.CI ?? 'true' },
    });
    const end = (): void => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    };
    const limit = setTimeout(() => {
      console.log(`\nStopped after ${minutes} minutes.`);
      end();
    }, minutes * 60_000);
    child.on('error', (problem) => {
      console.log(problem);
      clearTimeout(limit);
      resolve(1);
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve(code);
    });
  });

const counted = ({ report, read }: Step, succeeded: boolean): Count => {
  if (!report || !read) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.log(`No report at ${report}: the step counts as failed.`);
    return { passed: 0, failed: 1 };
  }
};

/** Runs a step and counts its checks. An error outside any check counts as a failed check. */
export const runStep = async (step: Step): Promise<Count> => {
  if (step.report) rmSync(step.report, { force: true });
  const code = await start(step);
  const count = counted(step, code === 0);
  const isUnaccounted = code !== 0 && count.failed === 0;
  return { ...count, failed: count.failed + (isUnaccounted ? 1 : 0) };
};

export const vitestCount = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: {
      name: string;
      status: string;
      message: string;
      assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
    }[];
  };
  const unloaded = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => ({ id: relative(process.cwd(), name), text: message }));
  const problems = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        id: `${relative(process.cwd(), name)}: ${fullName}`,
        text: failureMessages.join('\n'),
      })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    problems: [...unloaded, ...problems],
  };
};

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

const unexpectedIn = ({ suites = [], specs = [] }: Suite): NonNullable<Count['problems']> => [
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

export const playwrightCount = (report: unknown): Count => {
  const { stats, errors, suites } = report as Suite & {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: { message?: string }[];
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    problems: [
      ...errors.map(({ message = '' }) => ({ id: 'outside any test', text: message })),
      ...unexpectedIn({ suites: suites ?? [] }),
    ],
  };
};

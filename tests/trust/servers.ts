import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { MALLOC, NODE_FLAGS } from '#server/nodeFlags.ts';

/** One API process that a test started. */
export interface ServerProcess {
  child: ChildProcess;
  /** Where it listens; rejects with its output if it ends first. */
  address: Promise<string>;
  /** Resolves when it ends, with all its output. */
  end: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>;
}

const started = new Set<ChildProcess>();

/** Starts `server/main.ts` on a port that it chooses, with only the given environment. */
export function startProcess(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [...NODE_FLAGS, 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', SEED: 'none', ...MALLOC, ...env },
  });
  started.add(child);
  let output = '';
  const end = new Promise<Awaited<ServerProcess['end']>>((resolve) => {
    child.on('close', (code, signal) => {
      started.delete(child);
      resolve({ code, signal, output });
    });
  });
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const found = /"address":"(http:[^"]+)"/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void end.then((last) => reject(new Error(`The server did not start: ${last.output}`)));
  });
  address.catch(() => undefined);
  return { child, address, end };
}

/** Runs a command of the operator as `npm run` does. */
export const runScript = (name: string, args: string[], env: Record<string, string>) =>
  spawnSync(process.execPath, [`scripts/${name}.ts`, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });

/** The other fields of a sign-up. */
export const PERSON = {
  password: 'password1',
  first_name: 'Άννα',
  last_name: 'Δοκιμή',
  birth_date: '1990-01-01',
};

/** Signs somebody up; the headers of the response hold the tokens. */
export const signUpAt = (address: string, email: string): Promise<Response> =>
  fetch(`${address}/api/users/sign_up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, ...PERSON }),
  });

/** Ends every process that was started and still runs. */
export async function endProcesses(): Promise<void> {
  const left = [...started];
  await Promise.all(
    left.map(
      (child) =>
        new Promise<void>((resolve) => {
          child.once('close', () => resolve());
          child.kill('SIGKILL');
        }),
    ),
  );
}

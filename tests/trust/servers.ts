import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { MALLOC, NODE_FLAGS, SHORT_RUN } from '#server/nodeFlags.ts';
import { SECRET } from './people.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;

export type ServerProcess = ReturnType<typeof startProcess>;

/** The end of a process, with its whole output. */
interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

const started = new Set<ChildProcess>();

/**
 * Starts `server/main.ts` on a free port with only the given environment.
 * @param args other arguments for Node, run in the folder `cwd`
 */
export function startProcess(
  env: Record<string, string>,
  args: readonly string[] = [...NODE_FLAGS, ...SHORT_RUN, 'server/main.ts'],
  cwd = '.',
) {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      SEED: 'none',
      ...MALLOC,
      ...env,
    },
  });
  started.add(child);
  let output = '';
  const end = new Promise<Ended>((resolve) => {
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
  return {
    child,
    /** Listening address. Rejects with the output if the process ends first. */
    address,
    end,
    /** Ends it as a system does. */
    stop: (): Promise<Ended> => {
      child.kill('SIGTERM');
      return end;
    },
  };
}

/** Settings without limits per person, and with keys that tests know. */
export const UNLIMITED = {
  SIMULATOR: 'off',
  OPEN_TICKETS: '1000000',
  OPEN_TICKETS_PER_DAY: '1000000',
  TAKES_PER_MINUTE: '1000000',
  JWT_SECRET: SECRET,
};

/** Runs an operator command with the Node options for short runs. */
export const runScript = (name: string, args: string[], env: Record<string, string>) =>
  spawnSync(process.execPath, [...SHORT_RUN, `scripts/${name}.ts`, ...args], {
    encoding: 'utf8',
    env: { PATH, NODE_COMPILE_CACHE, ...env },
  });

/** The other fields of a sign-up. */
const PERSON = {
  password: 'password1',
  first_name: 'Άννα',
  last_name: 'Δοκιμή',
  birth_date: '1990-01-01',
};

/** An account from the client's view. */
export interface Person {
  email: string;
  access: string;
  refresh: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const TIMEOUT_MS = 60_000;

/** Sends a request. Resolves to `null` without a response. */
export async function ask(
  address: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<{ status: number; headers: Headers; body: string } | null> {
  try {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : JSON_TYPE), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch {
    return null;
  }
}

export const bearer = ({ access }: Person) => ({ authorization: `Bearer ${access}` });

/** `ask` for one address, possibly with retries. */
export type Send = (
  method: string,
  path: string,
  headers?: Record<string, string>,
  body?: unknown,
) => ReturnType<typeof ask>;

/** Signs a person up. Returns the response and the person. */
export async function signUp(send: Send, email = `p-${randomUUID()}@seira.example`) {
  const response = await send('POST', '/api/users/sign_up', {}, { email, ...PERSON });
  const token = (name: string) => response?.headers.get(name) ?? '';
  const person = { email, access: token('access-token'), refresh: token('refresh-token') };
  return { response, person };
}

/** Ends every process that was started and still runs. */
export const endProcesses = () =>
  Promise.all(
    Array.from(started, (child) => {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      return closed;
    }),
  );

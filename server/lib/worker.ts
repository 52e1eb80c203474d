import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/** The child yields the processor to the API. */
const NICENESS = 10;
/** Delay before another start after a failed start. */
const RETRY_MS = 5_000;

/** The task in progress, for the function that receives the child's messages. */
interface Task<ToChild, Result> {
  isOpen(): boolean;
  send(message: ToChild): void;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** The child was killed because its task took too long. */
class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/** The process has just failed to start, or is closed. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted';
}

/** A child process that runs one task at a time. */
export interface Worker<ToChild, FromChild> {
  /** Starts the process, so that the first task does not wait for it. */
  start(): void;
  /**
   * Runs a task. Call it again only after the previous task is settled.
   * @param onMessage gets every message of the child until it settles the task
   * @param signal kills the child
   * @throws TimedOut, NotStarted, the reason of the signal, or an error if the child ends
   */
  run<Result>(
    message: ToChild,
    onMessage: (message: FromChild, task: Task<ToChild, Result>) => void,
    signal?: AbortSignal,
  ): Promise<Result>;
  close(): void;
}

interface Running<FromChild> {
  child: ChildProcess;
  onMessage: ((message: FromChild) => void) | null;
  fail: (error: Error) => void;
  tasks: number;
  /** True once it has sent a message, so it started. */
  isHeard: boolean;
  timer: NodeJS.Timeout;
}

/**
 * Opens a worker. Its process starts with the first task or with `start`. It is replaced if it ends
 * by itself, hangs or has done many tasks.
 * @param name for error texts, e.g. "The renderer"
 * @param timeoutMs maximum duration of a task, including the start of the process
 * @param idleMs lifetime of the process without a task
 */
export function openWorker<ToChild extends object, FromChild>({
  name,
  entry,
  args = [],
  execArgv,
  timeoutMs,
  idleMs,
  tasksMax = Infinity,
}: {
  name: string;
  entry: string;
  args?: string[];
  execArgv: string[];
  timeoutMs: number;
  idleMs: number;
  tasksMax?: number;
}): Worker<ToChild, FromChild> {
  type One = Running<FromChild>;
  let running: One | null = null;
  let notBefore = 0;
  let closed = false;

  const end = (one: One, error: Error) => {
    if (running === one) running = null;
    one.child.kill('SIGKILL');
    one.fail(error);
    clearTimeout(one.timer);
  };
  const endLater = (one: One, ms: number, error: Error) => {
    clearTimeout(one.timer);
    one.timer = setTimeout(() => end(one, error), ms).unref();
  };
  const rest = (one: One) => {
    one.onMessage = null;
    one.fail = () => undefined;
    endLater(one, idleMs, new Error('The process is idle'));
  };

  const open = (): One => {
    const { NODE_ENV, TZ } = process.env;
    const child = fork(entry, args, {
      execArgv,
      // The child processes external content, so it gets no secrets of the environment.
      env: { ...(NODE_ENV && { NODE_ENV }), ...(TZ && { TZ }) },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const one: One = {
      child,
      onMessage: null,
      fail: () => undefined,
      tasks: 0,
      isHeard: false,
      timer: setTimeout(() => undefined, 0),
    };
    child.unref();
    child.channel?.unref();
    child.on('message', (message) => {
      one.isHeard = true;
      one.onMessage?.(message as FromChild);
    });
    child.on('error', (error) => end(one, error));
    child.on('exit', (code, signal) => {
      if (!one.isHeard && running === one) notBefore = performance.now() + RETRY_MS;
      end(one, new Error(`${name} ended: ${signal ?? code}`));
    });
    try {
      if (child.pid) setPriority(child.pid, NICENESS);
    } catch {
      // The process has already ended, or the system does not support priorities.
    }
    rest(one);
    return one;
  };
  const get = (): One => {
    if (closed || performance.now() < notBefore) throw new NotStarted(`${name} cannot be started`);
    return (running ??= open());
  };

  return {
    start: () => void get(),
    run: (message, onMessage, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const one = get();
        const abort = () => end(one, signal?.reason as Error);
        const settle = (finish: () => void) => {
          if (one.onMessage !== listener) return;
          signal?.removeEventListener('abort', abort);
          one.tasks += 1;
          rest(one);
          if (one.tasks >= tasksMax) end(one, new Error('It has reached its maximum of tasks'));
          finish();
        };
        const send = (text: ToChild) =>
          one.child.send(text, (error) => {
            if (error) end(one, new Error(`${name} cannot be reached: ${error.message}`));
          });
        const listener = (text: FromChild) =>
          onMessage(text, {
            isOpen: () => one.onMessage === listener,
            send,
            resolve: (result) => settle(() => resolve(result)),
            reject: (error) => settle(() => reject(error)),
          });
        one.onMessage = listener;
        one.fail = (error) => settle(() => reject(error));
        signal?.addEventListener('abort', abort);
        endLater(one, timeoutMs, new TimedOut(`${name} took too long`));
        send(message);
      }),
    close: () => {
      closed = true;
      if (running) end(running, new Error('The server stops'));
    },
  };
}

import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type {
  CallApi,
  FromRenderer,
  Page,
  PageRequest,
  ToRenderer,
} from '#common/page/protocol.ts';

/** A page needs about 30 MB; more is a fault, which ends this process but not the server. */
const HEAP_MB = 128;
/** Short-lived objects are collected early, so that the process stays small. */
const YOUNG_HEAP_MB = 8;
/** Rendering yields to the API where both want the same processor. */
const NICENESS = 10;
/** After this many pages a new process replaces this one, so that nothing can build up in it. */
const PAGES_MAX = 500;
/** After this long without a request for a page the process ends and releases its memory. */
const IDLE_MS = 5 * 60_000;
/** Longer than a page can take even on a very busy machine. */
const TIMEOUT_MS = 20_000;
/** How long to wait before another start when the process could not start. */
const RETRY_MS = 5_000;

const ENTRY = join(import.meta.dirname, 'rendererChild.ts');

export interface RendererProcess {
  /** Starts the process, so that the first page need not wait for it. */
  start(): void;
  /**
   * Renders a page; call it again only when the previous page is ready.
   * @param call returns the data that the page needs; a page whose call failed is discarded
   * @throws Error when the page cannot be rendered
   */
  render(request: PageRequest, call: CallApi): Promise<Page>;
  close(): void;
}

interface Task {
  call: CallApi;
  resolve: (page: Page) => void;
  reject: (error: unknown) => void;
  failure?: unknown;
}

interface Running {
  child: ChildProcess;
  task: Task | null;
  pages: number;
  timer: NodeJS.Timeout;
}

/**
 * Opens the renderer. Its process starts with the first page or with `start`, and is replaced when
 * it ends by itself, hangs or has rendered many pages.
 * @param rendererFile the client's server build
 * @param clientDir the built client
 * @param head elements of our own making for the head of every page
 * @param idleMs how long the process lives without work, in milliseconds
 */
export function openRenderer(
  {
    rendererFile,
    clientDir,
    head = '',
  }: { rendererFile: string; clientDir: string; head?: string },
  { idleMs = IDLE_MS, pagesMax = PAGES_MAX, timeoutMs = TIMEOUT_MS } = {},
): RendererProcess {
  let running: Running | null = null;
  let notBefore = 0;
  let closed = false;

  const end = (one: Running, reason: string) => {
    clearTimeout(one.timer);
    if (running === one) running = null;
    one.child.kill('SIGKILL');
    one.task?.reject(new Error(reason));
    one.task = null;
  };
  const endLater = (one: Running, ms: number, reason: string) => {
    clearTimeout(one.timer);
    one.timer = setTimeout(() => end(one, reason), ms).unref();
  };
  const send = (one: Running, message: ToRenderer) =>
    one.child.send(message, (error) => {
      if (error) end(one, `The renderer is not reached: ${error.message}`);
    });

  const settle = (one: Running, tell: (task: Task) => void) => {
    const { task } = one;
    if (!task) return;
    one.task = null;
    one.pages += 1;
    if (one.pages >= pagesMax) end(one, 'It has rendered enough');
    else endLater(one, idleMs, 'It is idle');
    tell(task);
  };
  const answer = async (one: Running, id: number, path: string) => {
    const { task } = one;
    if (!task) return;
    const value = await task.call(path).catch((error: unknown) => {
      task.failure ??= error;
      return null;
    });
    if (one.task === task) send(one, { type: 'answer', id, answer: value });
  };
  const hear = (one: Running, message: FromRenderer) => {
    if (message.type === 'call') void answer(one, message.id, message.path);
    else if (message.type === 'failed')
      settle(one, (task) => task.reject(task.failure ?? new Error(message.message)));
    else if (message.type === 'rendered')
      settle(one, (task) => {
        if (task.failure) task.reject(task.failure);
        else task.resolve(message.page);
      });
  };

  const open = (): Running => {
    const { NODE_ENV, TZ } = process.env;
    const child = fork(ENTRY, [rendererFile, clientDir, head], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_HEAP_MB}`],
      // It renders user content, so no secret of the environment may be within its reach.
      env: { ...(NODE_ENV && { NODE_ENV }), ...(TZ && { TZ }) },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const one: Running = { child, task: null, pages: 0, timer: setTimeout(() => undefined, 0) };
    child.unref();
    child.channel?.unref();
    child.on('message', (message) => hear(one, message as FromRenderer));
    child.on('error', (error) => end(one, error.message));
    child.on('exit', (code, signal) => {
      if (one.pages === 0 && running === one) notBefore = performance.now() + RETRY_MS;
      end(one, `The renderer ended: ${signal ?? code}`);
    });
    try {
      if (child.pid) setPriority(child.pid, NICENESS);
    } catch {
      // The process has ended already, or the system does not support priorities.
    }
    endLater(one, idleMs, 'It is idle');
    return one;
  };
  const get = (): Running => {
    if (closed || performance.now() < notBefore) throw new Error('The renderer cannot be started');
    return (running ??= open());
  };

  return {
    start: () => void get(),
    render: (request, call) =>
      new Promise((resolve, reject) => {
        const one = get();
        one.task = { call, resolve, reject };
        endLater(one, timeoutMs, 'The page took too long');
        send(one, { type: 'render', request });
      }),
    close: () => {
      closed = true;
      if (running) end(running, 'The server stops');
    },
  };
}

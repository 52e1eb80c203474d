import { join } from 'node:path';
import type {
  CallApi,
  FromRenderer,
  Page,
  PageRequest,
  ToRenderer,
} from '#common/page/protocol.ts';
import { openWorker } from '#server/lib/worker.ts';

/** A page needs about 30 MB; more is a fault, which ends this process but not the server. */
const HEAP_MB = 128;
/** Short-lived objects are collected early, so that the process stays small. */
const YOUNG_HEAP_MB = 8;
/** After this many pages a new process replaces this one, so that nothing can build up in it. */
const PAGES_MAX = 500;
/** After this long without a request for a page the process ends and releases its memory. */
const IDLE_MS = 5 * 60_000;
/** Longer than a page can take even on a very busy machine. */
const TIMEOUT_MS = 20_000;

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
  const worker = openWorker<ToRenderer, FromRenderer>({
    name: 'The renderer',
    entry: ENTRY,
    args: [rendererFile, clientDir, head],
    execArgv: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_HEAP_MB}`],
    timeoutMs,
    idleMs,
    tasksMax: pagesMax,
  });
  return {
    start: worker.start,
    render: (request, call) => {
      let failure: unknown;
      return worker.run<Page>({ type: 'render', request }, (message, task) => {
        if (message.type === 'call') {
          const { id, path } = message;
          void call(path)
            .catch((error: unknown) => {
              failure ??= error;
              return null;
            })
            .then((answer) => task.isOpen() && task.send({ type: 'answer', id, answer }));
        } else if (message.type === 'failed') task.reject(failure ?? new Error(message.message));
        else if (failure) task.reject(failure);
        else task.resolve(message.page);
      });
    },
    close: worker.close,
  };
}

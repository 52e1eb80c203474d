import { join } from 'node:path';
import type {
  CallApi,
  FromRenderer,
  Page,
  PageRequest,
  ToRenderer,
} from '#common/page/protocol.ts';
import { openWorker } from '#server/lib/worker.ts';

/** A page needs about 30 MB. More is a fault, which ends this process but not the server. */
const HEAP_MB = 128;
/** Early collection of short-lived objects keeps the process small. */
const YOUNG_HEAP_MB = 8;
/**
 * A new process replaces this one after this many pages, so that leaks cannot build up. The next page
 * waits for its start, and the first fifty take twice as long.
 */
const PAGES_MAX = 5_000;
/** Idle time after which the process ends and releases its memory. */
const IDLE_MS = 5 * 60_000;
/** Longer than a page can take even on a very busy machine. */
const TIMEOUT_MS = 20_000;

const ENTRY = join(import.meta.dirname, 'rendererChild.ts');

export interface RendererProcess {
  /** Starts the process, so that the first page does not wait for it. */
  start(): void;
  /**
   * Renders a page. Call it again only when the previous page is ready.
   * @param call returns the data that the page needs; a page whose call failed is discarded
   * @throws Error if the page cannot be rendered
   */
  render(request: PageRequest, call: CallApi): Promise<Page>;
  close(): void;
}

/**
 * Opens the renderer. Its process starts with the first page or with `start`. It is replaced if it
 * ends by itself, hangs or has rendered many pages.
 * @param rendererFile the client's server build
 * @param clientDir the built client
 * @param head our own elements for the head of every page
 * @param idleMs lifetime of the process without work, in milliseconds
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
            .then((response) => task.isOpen() && task.send({ type: 'response', id, response }));
        } else if (message.type === 'failed') task.reject(failure ?? new Error(message.message));
        else if (failure) task.reject(failure);
        else task.resolve(message.page);
      });
    },
    close: worker.close,
  };
}

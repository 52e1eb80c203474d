import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openAssets } from './assets.ts';
import { composePage } from './composePage.ts';
import type {
  ApiResponse,
  FromRenderer,
  LateSheet,
  PageRequest,
  RenderedPage,
  Renderer,
  ToRenderer,
} from '#common/page/protocol.ts';
import { readTemplate } from './template.ts';

/**
 * The process that renders pages: `node rendererChild.ts <the client's server build> <the built
 * client> <elements for the head>`. It reads no settings, and asks its parent for the API's
 * responses. It returns complete, compressed pages, so that the parent has next to no work.
 */
const send = (message: FromRenderer) => process.send?.(message);

let lastId = 0;
const waiting = new Map<number, (response: ApiResponse | null) => void>();

const call = async (path: string): Promise<ApiResponse> => {
  const id = (lastId += 1);
  const response = await new Promise<ApiResponse | null>((resolve) => {
    waiting.set(id, resolve);
    send({ type: 'call', id, path });
  });
  if (!response) throw new Error('The API did not respond');
  return response;
};

// A terminal sends its signals to both processes. The parent ends this one when it is ready.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

const [, , rendererFile = '', clientDir = '', head = ''] = process.argv;
const template = readTemplate(join(clientDir, 'index.html'), head);
const assetsOf = openAssets(clientDir);
const { createRenderer } = (await import(pathToFileURL(rendererFile).href)) as Renderer;
const sheetsFile = join(dirname(rendererFile), 'sheets.json');
const renderPage = await createRenderer(
  existsSync(sheetsFile)
    ? (JSON.parse(readFileSync(sheetsFile, 'utf8')) as Record<string, LateSheet>)
    : {},
);

const reported = new Set<string>();
const warnOfMissing = ({ missing }: RenderedPage) => {
  for (const name of missing.filter((one) => !reported.has(one))) {
    reported.add(name);
    console.warn(`A page is rendered without ${name}: add it to the route table`);
  }
};

const render = async (request: PageRequest) => {
  const rendered = await renderPage(request.address, call);
  warnOfMissing(rendered);
  return composePage(request, rendered, { template, assetsOf });
};

process.on('message', (message: ToRenderer) => {
  if (message.type === 'response') {
    waiting.get(message.id)?.(message.response);
    waiting.delete(message.id);
    return;
  }
  render(message.request).then(
    (page) => send({ type: 'rendered', page }),
    (error: unknown) =>
      send({ type: 'failed', message: (error instanceof Error && error.stack) || String(error) }),
  );
});

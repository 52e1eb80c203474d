import { pathToFileURL } from 'node:url';
import type { ApiAnswer, FromRenderer, Renderer, ToRenderer } from '#common/contract/pages.ts';

/**
 * The process that renders pages: `node rendererChild.ts <the client's server build>`. It reads no
 * settings and reaches nothing but the process that started it, which it asks for the API's answers.
 */
const say = (message: FromRenderer) => process.send?.(message);

let asked = 0;
const waiting = new Map<number, (answer: ApiAnswer | null) => void>();

const call = async (path: string): Promise<ApiAnswer> => {
  const id = (asked += 1);
  const answer = await new Promise<ApiAnswer | null>((resolve) => {
    waiting.set(id, resolve);
    say({ type: 'call', id, path });
  });
  if (!answer) throw new Error('The API gave no answer');
  return answer;
};

// A terminal sends its signals to both processes; the other one ends this one in its own time.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

const { createRenderer } = (await import(pathToFileURL(process.argv[2]!).href)) as Renderer;
const render = await createRenderer(call);

process.on('message', (message: ToRenderer) => {
  if (message.type === 'answer') {
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
    return;
  }
  render(message.address).then(
    (page) => say({ type: 'rendered', page }),
    (error: unknown) =>
      say({ type: 'failed', message: (error instanceof Error && error.stack) || String(error) }),
  );
});

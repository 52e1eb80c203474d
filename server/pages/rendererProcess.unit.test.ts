import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import type { Page } from '#common/page/protocol.ts';
import { openRenderer, type RendererProcess } from './rendererProcess.ts';
import { readHtml } from './storedPage.ts';

/** Acts by the address. The browser tests cover the real renderer. */
const RENDERER = `
export const createRenderer = async () => async ({ url }, call) => {
  if (url === '/end') process.exit(7);
  if (url === '/hang') for (;;);
  if (url === '/throw') throw new Error('cannot be rendered');
  if (url === '/memory') for (const all = [];;) all.push(new Array(1e6).fill({}));
  const response = url === '/call' ? await call('/api/x').catch(() => null) : null;
  const html = JSON.stringify({ pid: process.pid, env: Object.keys(process.env), response });
  return { status: 200, html, head: '', title: '', description: '', styles: [], variables: '', early: '', state: { data: {}, errors: {} }, missing: [], source: null, personal: false, organisation: null };
};
`;

const folder = temporaryFolder();
const file = join(folder, 'render.mjs');
const files = { rendererFile: file, clientDir: folder };
let renderer: RendererProcess;

beforeAll(() => {
  writeFileSync(file, RENDERER);
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="el"><head><!--head--></head><body><div id="root"><!--app--></div>\n<!--state--><!--scripts--></body></html>',
  );
});
afterEach(() => renderer.close());

interface Report {
  pid: number;
  env: string[];
  response: { status: number; body: string } | null;
}

const noCall = async () => {
  throw new Error('Nothing is asked for');
};
const reportOf = async ({ html }: Page) =>
  JSON.parse(/\{.*\}/.exec((await readHtml(html, 'N')).split('id="root"')[1]!)![0]) as Report;
const visit = (url: string, call: Parameters<RendererProcess['render']>[1] = noCall) =>
  renderer
    .render({ address: { url, language: 'el' }, origin: 'https://seira.example' }, call)
    .then(reportOf);
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the renderer process', () => {
  it("is separate from the API's, has none of its secrets, and asks it for data", async () => {
    vi.stubEnv('JWT_SECRET', 'a secret of the environment');
    renderer = openRenderer(files);
    const response = { status: 200, body: '{"α":1}' };
    const seen = await visit('/call', async (path) => (path === '/api/x' ? response : noCall()));
    expect(seen.pid).not.toBe(process.pid);
    expect(seen.env).not.toContain('JWT_SECRET');
    expect(seen.response).toEqual(response);
    vi.unstubAllEnvs();
  });

  it.each(['/end', '/memory'])('costs one page when it ends by %s', async (url) => {
    // Running out of memory takes long on a busy machine.
    renderer = openRenderer(files, { timeoutMs: 100_000 });
    const { pid } = await visit('/');
    await expect(visit(url)).rejects.toThrow('The renderer ended');
    expect((await visit('/')).pid).not.toBe(pid);
  });

  it('is killed when a page takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    renderer = openRenderer(files);
    const killed = expect(visit('/hang')).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(20_000);
    await killed;
    vi.useRealTimers();
    expect((await visit('/')).pid).toBeGreaterThan(0);
  });

  it('survives a page that cannot be rendered', async () => {
    renderer = openRenderer(files);
    const { pid } = await visit('/');
    await expect(visit('/throw')).rejects.toThrow('cannot be rendered');
    expect((await visit('/')).pid).toBe(pid);
  });

  it('returns no page whose API call failed', async () => {
    renderer = openRenderer(files);
    const away = new Error('The API is away');
    await expect(visit('/call', () => Promise.reject(away))).rejects.toBe(away);
    expect((await visit('/')).response).toBeNull();
  });

  it('is replaced after a number of pages', async () => {
    renderer = openRenderer(files, { pagesMax: 2 });
    const pids = [];
    for (let n = 0; n < 4; n += 1) pids.push((await visit('/')).pid);
    expect(pids[0]).toBe(pids[1]);
    expect(pids[2]).toBe(pids[3]);
    expect(pids[0]).not.toBe(pids[2]);
  });

  it('ends when it is idle and when the server stops', async () => {
    renderer = openRenderer(files, { idleMs: 50 });
    const { pid } = await visit('/');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
    const { pid: next } = await visit('/');
    renderer.close();
    await vi.waitFor(() => expect(isAlive(next)).toBe(false));
    await expect(visit('/')).rejects.toThrow('cannot be started');
  });

  it('is not restarted immediately if it cannot start', async () => {
    renderer = openRenderer({ ...files, rendererFile: join(folder, 'none.mjs') });
    await expect(visit('/')).rejects.toThrow('The renderer ended');
    await expect(visit('/')).rejects.toThrow('cannot be started');
  });
});

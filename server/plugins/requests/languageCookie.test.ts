import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { buildApp } from '#server/app.ts';
import type { App } from '#server/context.ts';
import { createTestApp, type TestApp } from '#server/testing/testApp.ts';

let test: TestApp;
let app: App;
const client = temporaryFolder();

beforeAll(async () => {
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Σειρά</title>');
  test = await createTestApp();
  app = await buildApp({
    ...test.context,
    settings: { ...test.context.settings, clientDir: client },
  });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const cookieOf = async (url: string, cookie?: string) =>
  (await app.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } })).headers[
    'set-cookie'
  ];

describe('the language cookie', () => {
  it('is set by the server where an address names one', async () => {
    for (const language of ['el', 'en'])
      expect(await cookieOf(`/about?lang=${language}`)).toBe(
        `i18nextLng=${language}; Path=/; Max-Age=31536000; SameSite=Lax`,
      );
  });

  it('is renewed by the server where a script has written it', async () => {
    expect(await cookieOf('/', 'a=b; i18nextLng=en')).toMatch(/^i18nextLng=en;/);
  });

  it('is not set without a choice, for nonsense, or by the API', async () => {
    expect(await cookieOf('/about')).toBeUndefined();
    expect(await cookieOf('/about?lang=fr%0d%0aX: y', 'i18nextLng=fr')).toBeUndefined();
    expect(await cookieOf('/api/categories?lang=en', 'i18nextLng=en')).toBeUndefined();
  });
});

import { beforeAll, expect, it } from 'vitest';
import { enqueueMail } from '#server/mail/outbox.ts';
import type { Settings } from '#server/settings.ts';
import { appWith, NOON, testApp } from '#server/testing/testApp.ts';

const test = testApp({ seed: 'demo' });
beforeAll(async () => {
  await test.db.transaction((tx) =>
    enqueueMail(tx, {
      cause: 'invitation/x/1',
      to: 'person@seira.example',
      keys: test.context.keys,
      now: NOON,
      message: {
        subject: 'Πρόσκληση <b>τώρα</b>',
        text: 'Εδώ: http://localhost:3000/invitation/token?a=1&b=2\n',
        html: '<html><head></head><body><script>alert(1)</script><a href="http://localhost:3000/invitation/token">Εδώ</a></body></html>',
      },
    }),
  );
});

interface From {
  remoteAddress?: string;
  headers?: Record<string, string>;
}
const ELSEWHERE: From[] = [
  { remoteAddress: '10.0.0.9' },
  { headers: { 'x-forwarded-for': '127.0.0.1' } },
  { headers: { via: '1.1 proxy' } },
  { headers: { host: 'evil.example' } },
  { headers: { host: 'localhost.evil.example' } },
];

const read = (url: string, options: From = {}) =>
  test.app.inject({ url, ...options, headers: { host: 'localhost:3000', ...options.headers } });

it('lists e-mails and shows one, with working links and no active content', async () => {
  const list = await read('/api/dev/mail');
  expect(list.statusCode).toBe(200);
  expect(list.body).toContain('person@seira.example');
  expect(list.body).toContain('Πρόσκληση &lt;b&gt;τώρα&lt;/b&gt;');
  const [, path = ''] = /href="(\/api\/dev\/mail\/[0-9a-f-]{36})"/.exec(list.body) ?? [];
  const one = await read(path);
  expect(one.statusCode).toBe(200);
  expect(one.body).toContain('<a href="http://localhost:3000/invitation/token?a=1&amp;b=2">');
  const sandbox = /<iframe [^>]*sandbox="allow-top-navigation-by-user-activation" srcdoc="/;
  expect(one.body).toMatch(sandbox);
  expect(one.body).not.toContain('<script>');
  for (const { headers } of [list, one]) {
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
});

it('is unavailable to other machines, behind proxies, and under foreign host names', async () => {
  const list = await read('/api/dev/mail');
  const [, path = ''] = /href="(\/api\/dev\/mail\/[0-9a-f-]{36})"/.exec(list.body) ?? [];
  for (const url of ['/api/dev/mail', path]) {
    for (const options of ELSEWHERE) {
      const { statusCode, body } = await read(url, options);
      expect([options, statusCode]).toEqual([options, 404]);
      expect(body).not.toContain('person@');
    }
  }
});

it.each<[string, Partial<Settings>]>([
  ['without the demo', { seed: 'none' }],
  ['with a mail server', { smtpUrl: 'smtp://127.0.0.1' }],
  ['behind a trusted proxy', { trustProxy: 1 }],
])('is unavailable %s', async (_, settings) => {
  const app = await appWith(test, settings);
  const response = await app.inject({ url: '/api/dev/mail', headers: { host: 'localhost:3000' } });
  expect(response.statusCode).toBe(404);
});

const UNKNOWN = ['x', '00000000-0000-0000-0000-000000000000', "'; DROP TABLE mail_outbox"];
it.each(UNKNOWN)('returns 404 for the message %s', async (id) => {
  expect((await read(`/api/dev/mail/${encodeURIComponent(id)}`)).statusCode).toBe(404);
});

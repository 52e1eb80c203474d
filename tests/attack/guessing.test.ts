import { expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { testApp } from '#server/testing/testApp.ts';
import { RIGHT, ROUNDS, signIn, WRONG } from './target.ts';

const target = testApp({ trustProxy: 1, failedSignInsPerAddress: 20 });

let hosts = 0;
/** An unused network address. */
const elsewhere = () => {
  hosts += 1;
  return { headers: { 'x-forwarded-for': `10.${hosts >> 8}.${hosts & 255}.1` } };
};

it('neither counts nor looks up an e-mail address that is too long', async () => {
  const response = await signIn(target, `${'a'.repeat(250)}@b.gr`, RIGHT, elsewhere());
  expect([response.statusCode, response.json().code]).toEqual([422, 'invalid_credentials']);
  expect(await target.db.query('SELECT FROM rate_counters')).toEqual([]);
});

it('ignores forged addresses if TRUST_PROXY is the number of proxies', async () => {
  const { failedSignInsPerAddress: max } = target.context.settings;
  let tried = 0;
  for (let n = 0; n < max + 10 * ROUNDS; n += 1) {
    const headers = { 'x-forwarded-for': `192.0.2.${n % 250}, 10.1.${n >> 8}.1, 198.51.100.9` };
    const response = await signIn(target, `made-up-${n}@seira.example`, WRONG, { headers });
    if (response.statusCode !== 429) tried += 1;
  }
  expect(tried).toBe(max);
});

it('warns at startup if the server trusts every proxy', async () => {
  const warnings = async (trustProxy: boolean | number) => {
    const { settings } = target.context;
    const app = await buildApp({ ...target.context, settings: { ...settings, trustProxy } });
    const warn = vi.spyOn(app.log, 'warn');
    await app.listen({ port: 0, host: '127.0.0.1' });
    await app.close();
    return warn.mock.calls.map(String).join();
  };
  expect(await warnings(true)).toContain('TRUST_PROXY=true');
  expect(await warnings(1)).toBe('');
});

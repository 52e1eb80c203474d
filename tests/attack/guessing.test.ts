import { expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { testApp } from '#server/testing/testApp.ts';
import { RIGHT, ROUNDS, signIn, signUp, WRONG } from './target.ts';

const target = testApp({ trustProxy: 1, failedSignInsPerAddress: 20 });

let people = 0;
const victim = async () => {
  const email = `victim-${(people += 1)}@seira.example`;
  expect((await signUp(target, email)).statusCode).toBe(201);
  await target.db.query('DELETE FROM rate_counters');
  return email;
};
let hosts = 0;
/** An unused network address. */
const elsewhere = () => {
  hosts += 1;
  return { headers: { 'x-forwarded-for': `10.${hosts >> 8}.${hosts & 255}.1` } };
};

it('counts different spellings of an e-mail address as one', async () => {
  const email = await victim();
  const { failedSignInsPerAccount: max } = target.context.settings;
  for (let n = 0; n < max; n += 1) await signIn(target, email, WRONG, elsewhere());
  const spellings = Array.from({ length: 40 * ROUNDS }, (_, n) => [
    `${email}${' '.repeat(300)}${n}`,
    `${' '.repeat(n + 1)}${email.toUpperCase()}${'\u00a0'.repeat(n)}`,
    `${email}\t${'\n'.repeat(n)}`,
  ]).flat();
  for (const spelling of spellings) {
    expect((await signIn(target, spelling, RIGHT, elsewhere())).statusCode).not.toBe(200);
  }
});

it('neither counts nor looks up an e-mail address that is too long', async () => {
  const response = await signIn(target, `${'a'.repeat(250)}@b.gr`, RIGHT, elsewhere());
  expect([response.statusCode, response.json().code]).toEqual([422, 'invalid_credentials']);
  expect(await target.db.query('SELECT FROM rate_counters')).toEqual([]);
});

it('counts different spellings of one network as one behind a proxy', async () => {
  const { failedSignInsPerAddress: max } = target.context.settings;
  const hex = (n: number) => n.toString(16);
  const forms: [string, (n: number) => string][] = [
    ['a /64 with zero groups', (n) => `2001:db8::${hex(n + 1)}`],
    ['a /64 in capitals', (n) => `2001:DB8:0:0:${hex(n)}::${n % 2 ? 'A' : 'a'}`],
    ['a port', (n) => `198.51.100.7:${1_024 + n}`],
    ['IPv4 in IPv6', (n) => `${n % 2 ? '::ffff:' : '::FFFF:'}${n % 3 ? 'c633:6408' : '198.51.100.8'}`],
    ['no address at all', (n) => `host-${n}`],
  ]; // prettier-ignore
  for (const [form, spell] of forms) {
    await target.db.query('DELETE FROM rate_counters');
    let tried = 0;
    for (let n = 0; n < max + 10 * ROUNDS; n += 1) {
      const headers = { 'x-forwarded-for': spell(n) };
      const response = await signIn(target, `nobody-${n}@seira.example`, WRONG, { headers });
      if (response.statusCode !== 429) tried += 1;
    }
    expect([form, tried]).toEqual([form, max]);
  }
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

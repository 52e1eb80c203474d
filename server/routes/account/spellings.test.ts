import { describe, expect, it } from 'vitest';
import { renewEmailKeys } from '#server/repositories/people/emailKeys.ts';
import { accountCalls, PASSWORD, subjectsTo } from '#server/testing/accounts.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const { ask, signIn, signUp } = accountCalls(test);

/** An account in the format of version 1.1. */
const ofOldVersion = async (email: string) => {
  const { code } = await signUp();
  await test.db.query('UPDATE users SET email = $2, email_key = lower($2) WHERE code = $1', [
    code,
    email,
  ]);
  return code;
};
const whoIs = async (email: string) => (await signIn(email)).body.code;

describe('an address in several spellings', () => {
  it.each([
    ['anna@παράδειγμα.ελ', 'anna@xn--hxajbheg2az3al.xn--qxam'],
    ['anna1@οδος.ελ', 'ANNA1@ΟΔΟΣ.ΕΛ'],
    ['anna2@example.gr', 'ａnna2@ｅxample.gr'],
  ])('opens one account for %s and %s', async (email, other) => {
    const { code } = await signUp({ email });
    expect(await whoIs(other)).toBe(code);
    const again = await ask('POST', '/api/users/sign_up', null, {
      email: other,
      password: PASSWORD,
      first_name: 'Άννα',
      last_name: 'Δοκιμή',
      birth_date: '1990-01-01',
    });
    expect(again.status).toBe(422);
    expect(again.body.message).toMatchObject({ email: [expect.any(String)] });
  });

  it('is shown as the person typed it', async () => {
    const email = 'Anna3@Παράδειγμα.ελ';
    expect((await ask('GET', '/api/user', await signUp({ email }))).body.email).toBe(email);
  });
});

describe('an account of an older version', () => {
  it('signs in before and after its key is renewed, with each spelling', async () => {
    const code = await ofOldVersion('old@παράδειγμα.ελ');
    expect(await whoIs('old@παράδειγμα.ελ')).toBe(code);
    await renewEmailKeys(test.db);
    expect(await whoIs('old@παράδειγμα.ελ')).toBe(code);
    expect(await whoIs('old@xn--hxajbheg2az3al.xn--qxam')).toBe(code);
  });

  it('keeps its own spelling if another account has the same address today', async () => {
    const readable = await ofOldVersion('two@παράδειγμα.ελ');
    const ascii = await ofOldVersion('two@xn--hxajbheg2az3al.xn--qxam');
    await renewEmailKeys(test.db);
    expect(await whoIs('two@παράδειγμα.ελ')).toBe(readable);
    expect(await whoIs('Two@xn--hxajbheg2az3al.xn--qxam')).toBe(ascii);
  });

  it('signs in and gets a password link, despite dots that new addresses must not have', async () => {
    const code = await ofOldVersion('anna..b@example.gr');
    expect(await whoIs('Anna..b@example.gr')).toBe(code);
    await ask('POST', '/api/users/recover', null, { email: 'anna..b@example.gr' });
    expect(await subjectsTo(test, 'anna..b@example.gr')).toHaveLength(1);
  });
});

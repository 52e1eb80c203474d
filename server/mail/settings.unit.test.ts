import { expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';

const RIGHT = {
  SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
  MAIL_FROM: 'Σειρά <no-reply@seira.example>',
  PUBLIC_ORIGIN: 'https://seira.example',
};
const wrongOf = (env: Record<string, string>) => {
  try {
    readSettings(env);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

it('a mail server needs a sender, and an origin for the links of messages', () => {
  expect(readSettings(RIGHT)).toMatchObject({
    smtpUrl: RIGHT.SMTP_URL,
    mailFrom: RIGHT.MAIL_FROM,
  });
  const alone = wrongOf({ SMTP_URL: RIGHT.SMTP_URL });
  expect(alone).toContain('MAIL_FROM');
  expect(alone).toContain('PUBLIC_ORIGIN');
  expect(alone).not.toContain('p%40ss');
});

it.each([
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'Seira'],
  ['MAIL_FROM', 'a@b.gr, c@d.gr'],
  ['MAIL_FROM', 'Seira <no-reply@seira.example> x'],
  ['SITE_EMAIL', 'hello'],
  ['SITE_EMAIL', 'hello@seira.example, x@y.gr'],
])('%s may not be %j', (name, value) => {
  expect(wrongOf({ ...RIGHT, [name]: value })).toContain(name);
});

it('what people write goes to the address of the sender, unless another one is named', () => {
  expect(readSettings(RIGHT).siteEmail).toBe('no-reply@seira.example');
  const SITE_EMAIL = 'hello@seira.example';
  expect(readSettings({ ...RIGHT, SITE_EMAIL }).siteEmail).toBe(SITE_EMAIL);
});

it('without a mail server nothing is needed', () => {
  expect(readSettings({})).toMatchObject({ smtpUrl: null, mailFrom: expect.any(String) });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** The distinct names that a file mentions. */
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))].toSorted();

const inCode = [
  ...namesIn(
    textOf('server/settings.ts'),
    /\b(?:text|number|choice|flag|secret|origin)\('([A-Z][A-Z_]+)'/g,
  ),
  ...namesIn(textOf('src/config/env.ts'), /\bimport\.meta\.env\.(VITE_[A-Z_]+)/g),
].toSorted();

const table = /\n## Settings\n(.*?)\n## /s.exec(textOf('README.md'))?.[1] ?? '';
const firstCells = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ')[0]);

it('rejects a pool that leaves requests no connection beside the simulator', () => {
  const withPool = (size: string) => () => readSettings({ DATABASE_POOL: size });
  expect(withPool('2')).toThrow('DATABASE_POOL must be a whole number from 3 to 500');
  expect(withPool('3')().databasePool).toBe(3);
});

it('rejects a replica without a primary, or with several hosts', () => {
  const withReplica = (url: string, primary?: string) => () =>
    readSettings({ DATABASE_READ_URL: url, DATABASE_URL: primary });
  expect(withReplica('postgres://x/y')).toThrow('DATABASE_URL must be set');
  expect(withReplica('postgres://x,z/y', 'postgres://x/y')).toThrow('name one host');
  expect(withReplica('postgres://z/y', 'postgres://x/y')().databaseReadUrl).toBe('postgres://z/y');
});

it('the table of README.md has every setting, and no others', () => {
  expect(inCode.length).toBeGreaterThan(30);
  expect(namesIn(firstCells.join('\n'), /`([A-Z][A-Z_]+)`/g)).toEqual(inCode);
});

it('.env.example has a commented-out line for every setting, below its explanation', () => {
  const lines = textOf('.env.example').split('\n');
  const isSetting = (line: string | undefined) => /^#? ?[A-Z][A-Z_]+=/.test(line ?? '');
  const settings = lines.filter(isSetting);
  expect(namesIn(settings.join('\n'), /^# ([A-Z][A-Z_]+)=/gm)).toEqual(inCode);
  expect(settings).toHaveLength(inCode.length);
  const bare = lines.filter((line, index) => {
    const above = lines[index - 1];
    return isSetting(line) && (isSetting(above) || !/^# \S/.test(above ?? ''));
  });
  expect(bare).toEqual([]);
});

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      accessTokenSeconds: 900,
      seed: 'demo',
      simulator: true,
      trustProxy: false,
      responseCacheMs: 1000,
      smtpUrl: null,
    });
    expect(readSettings({ DATABASE_URL: 'postgres://x/y' })).toMatchObject({
      seed: 'none',
      simulator: false,
    });
  });

  it.each<[string, Record<string, string>]>([
    ['in production', { NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://localhost:3000' }],
    ['on PostgreSQL', { DATABASE_URL: 'postgres://x/y' }],
    ['on a public origin', { PUBLIC_ORIGIN: 'https://seira.example' }],
  ])('disables the demo and its account %s unless they are requested', (_, env) => {
    expect(readSettings(env)).toMatchObject({ seed: 'none', simulator: false });
    expect(readSettings({ ...env, SEED: 'demo' })).toMatchObject({ seed: 'demo', simulator: true });
  });

  it('has the demo on the address of this machine', () => {
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000']) {
      expect(readSettings({ PUBLIC_ORIGIN: origin }).seed).toBe('demo');
    }
  });

  it('names every invalid setting at once', () => {
    const wrong = () =>
      readSettings({ PORT: 'x', JWT_SECRET: 'short', SEED: 'maybe', DATABASE_URL: 'mysql://x' });
    expect(wrong).toThrow(expect.objectContaining({ name: 'SettingsError' }));
    for (const name of ['PORT', 'JWT_SECRET', 'SEED', 'DATABASE_URL'])
      expect(wrong).toThrow(new RegExp(name));
  });
});

const RIGHT = {
  SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
  MAIL_FROM: 'Σειρά <no-reply@seira.example>',
  PUBLIC_ORIGIN: 'https://seira.example',
};

it('requires a sender and an origin of links for a mail server', () => {
  expect(readSettings(RIGHT)).toMatchObject({ smtpUrl: RIGHT.SMTP_URL, mailFrom: RIGHT.MAIL_FROM });
  const alone = () => readSettings({ SMTP_URL: RIGHT.SMTP_URL });
  for (const words of ['MAIL_FROM', 'PUBLIC_ORIGIN', /^(?!.*p%40ss)/s])
    expect(alone).toThrow(words);
});

it.each<[string, string, RegExp?]>([
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'Seira'],
  ['MAIL_FROM', 'a@b.gr, c@d.gr'],
  ['MAIL_FROM', 'Seira <no-reply@seira.example> x'],
  ['SITE_EMAIL', 'hello'],
  ['SITE_EMAIL', 'hello@seira.example, x@y.gr'],
  ['PUBLIC_ORIGIN', 'https://seira.example/app', /PUBLIC_ORIGIN must be an address without a path/],
  ['DATABASE_URL', 'postgres://seira:p@ss@127.0.0.1/seira', /DATABASE_URL has two @: .* as %40/],
])('%s may not be %j', (name, value, words = new RegExp(name)) => {
  expect(() => readSettings({ ...RIGHT, [name]: value })).toThrow(words);
});

it('uses the sender as the contact address unless another one is set', () => {
  expect(readSettings(RIGHT).siteEmail).toBe('no-reply@seira.example');
  const SITE_EMAIL = 'hello@seira.example';
  expect(readSettings({ ...RIGHT, SITE_EMAIL }).siteEmail).toBe(SITE_EMAIL);
});

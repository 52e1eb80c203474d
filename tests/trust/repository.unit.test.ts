import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const isCheckout = existsSync('.git');
const tracked = isCheckout
  ? execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 }).split('\0')
  : [];

const SECRETS: [string, RegExp][] = [
  ['a private key', /-----BEGIN (?:\w+ )?PRIVATE KEY-----/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
  ['an AWS key', /\bAKIA[0-9A-Z]{16}\b/],
  ['a GitHub token', /\bgh[pousr]_\w{36}/],
  ['a Mapbox token', /\b[ps]k\.eyJ[\w-]{20,}/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
];

const secretsIn = (files: string[]) =>
  files
    .filter((file) => existsSync(file) && statSync(file).isFile() && statSync(file).size < 3e6)
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return SECRETS.filter(([, pattern]) => pattern.test(text)).map(
        ([what]) => `${file}: ${what}`,
      );
    });

describe.runIf(isCheckout)('the repository', () => {
  it('contains no secrets and no data', () => {
    expect(tracked.length).toBeGreaterThan(300);
    const hidden = /(^|\/)(\.env($|\.(?!example))|\.data\/|jwt\.)|\.key$/;
    expect(tracked.filter((file) => hidden.test(file))).toEqual([]);
    expect(secretsIn(tracked)).toEqual([]);
  });

  it('ignores the paths of keys and data', () => {
    const ignored = (path: string) =>
      execFileSync('git', ['check-ignore', path], { encoding: 'utf8' }).trim() === path;
    expect(ignored('.data/jwt.key')).toBe(true);
    expect(ignored('.env')).toBe(true);
  });
});

it('the built client contains no secret', () => {
  expect(secretsIn(globSync('dist/**/*.{js,css,html,json}'))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const compose = readFileSync('compose.yaml', 'utf8');

it('compose.yaml takes a password with any characters: it is no part of an address', () => {
  expect(/DATABASE_URL: (.+)/.exec(compose)?.[1]).not.toContain('$');
  expect(compose).toContain('PGPASSWORD: ${POSTGRES_PASSWORD');
});

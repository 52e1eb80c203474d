import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FOLDERS, sourcesIn, testsIn } from './imports.ts';

const COMMENT = /\/\*\*? ?([\s\S]*?)\*\/|(?:^|\s)\/\/ (.*)$/gm;

const comments = [...new Set([...sourcesIn(FOLDERS), ...testsIn(FOLDERS)])].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(COMMENT)].map(([, block, line]) => ({
    file,
    text: (block ?? line ?? '').replaceAll(/\n\s*\*/g, ' ').trim(),
  })),
);

it('begins no comment with a relative clause', () => {
  expect(comments.length).toBeGreaterThan(5_000);
  expect(
    comments.filter(({ text }) => /^(What|Who|Whoever|Whatever|Which|Where|When) /.test(text)),
  ).toEqual([]);
});

it('spells e-mail with a hyphen in comments', () => {
  const prose = ({ text }: { text: string }) =>
    text.replaceAll(/`[^`]*`|@param \w+|\S+\.ts\b/g, '');
  expect(comments.filter((one) => /\b[Ee]mail(s|ed)?\b(?! =|:)/.test(prose(one)))).toEqual([]);
});

it('leaves the format of every line to prettier', () => {
  expect(comments.filter(({ text }) => text.startsWith('prettier-ignore'))).toEqual([]);
});

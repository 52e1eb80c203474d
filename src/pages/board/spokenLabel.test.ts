import { expect, it } from 'vitest';
import { spokenLabel } from './spokenLabel.ts';

it.each([
  ['el', 'Greek', { rank: 12, label: 'Β12' }, 'βήτα 12'],
  ['en', 'Greek', { rank: 12, label: 'Β12' }, 'beta 12'],
  ['el', 'Latin', { rank: 3, label: 'AB3' }, 'έι μπι 3'],
  ['en', 'Latin', { rank: 3, label: 'AB3' }, 'A B 3'],
  ['el', 'no', { rank: 43 }, '43'],
] as const)(
  'a voice reads in %s a label with %s letters, %j, as “%s”',
  (language, _, label, text) => {
    expect(spokenLabel(language, label)).toBe(text);
  },
);

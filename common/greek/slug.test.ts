import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Φαρμακείο Κυψέλης', 'farmakeio-kypselis'],
  ['ΚΟΥΡΕΙΟ «Ο Θανάσης» & Υιοί', 'koureio-o-thanasis-yioi'],
  ['Café Ψυχή 24/7', 'cafe-psychi-24-7'],
  ['  --  ', ''],
  ['寿司', ''],
  ['../../etc', 'etc'],
])('%s becomes %s', (text, slug) => expect(slugOf(text)).toBe(slug));

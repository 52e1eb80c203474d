import { expect, it } from 'vitest';
import { waitText } from './index.ts';

it.each([
  [1, 'a minute', 'ένα λεπτό'],
  [600, '10\u00a0minutes', '10\u00a0λεπτά'],
  [90 * 60, '90\u00a0minutes', '90\u00a0λεπτά'],
  [91 * 60, '2\u00a0hours', '2\u00a0ώρες'],
  [1430 * 60, '24\u00a0hours', '24\u00a0ώρες'],
])('words a wait of %s seconds', (seconds, english, greek) => {
  expect([waitText('en', seconds), waitText('el', seconds)]).toEqual([english, greek]);
});

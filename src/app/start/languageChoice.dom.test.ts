import { expect, it } from 'vitest';
import { keepLanguage } from './languageChoice.ts';

it('writes the language to the page only if it is another one', () => {
  keepLanguage('el');
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.documentElement, { attributes: true });
  keepLanguage('el');
  expect(changes.takeRecords()).toHaveLength(0);
  keepLanguage('en');
  expect(changes.takeRecords()).toHaveLength(1);
});

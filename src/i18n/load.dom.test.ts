import { expect, it } from 'vitest';
import * as en from './en/index.ts';
import { addLanguage, loadI18n } from './load.ts';
import * as added from './en/counter.ts';

it('loads a language completely, even after a screen has added its own texts', async () => {
  const i18n = await loadI18n('el');
  i18n.addResourceBundle('en', 'translation', added);
  await addLanguage(i18n, 'en');
  const t = i18n.getFixedT('en');
  expect(t('common.retry')).toBe(en.common.retry);
  expect(t('counter.next.call')).toBe(added.counter.next.call);
});

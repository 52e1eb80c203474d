import { expect, it, vi } from 'vitest';
import { createI18n } from './bundled.ts';

it.each([
  ['el', '1 άτομο έχει αριθμό', '12 άτομα έχουν αριθμό'],
  ['en', '1 person has a number', '12 people have a number'],
] as const)('writes small numbers in %s without an Intl object', (language, one, many) => {
  const created = (['NumberFormat', 'PluralRules'] as const).map((name) => vi.spyOn(Intl, name));
  const { t } = createI18n(language);
  expect([t('month.people', { count: 1 }), t('month.people', { count: 12 })]).toEqual([one, many]);
  for (const spy of created) expect(spy).not.toHaveBeenCalled();
});

it('groups large numbers as the language does', () => {
  expect(createI18n('el').t('month.people', { count: 1234 })).toContain('1.234');
  expect(createI18n('en').t('month.people', { count: 1234 })).toContain('1,234');
});

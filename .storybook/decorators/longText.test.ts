import { describe, expect, it } from 'vitest';
import { createI18n } from '#src/i18n/bundled.ts';
import { createLongI18n, lengthen } from './longText.ts';

describe('the long language', () => {
  it('makes a text about 40 % longer, between marks, and the text stays readable', () => {
    const text = 'Βρείτε τη θέση σας στην ουρά από το σπίτι';
    const long = lengthen(text);
    expect(long.startsWith(`⟦${text} `)).toBe(true);
    expect(long.endsWith('⟧')).toBe(true);
    expect(long.length / text.length).toBeGreaterThan(1.4);
    expect(long.length / text.length).toBeLessThan(2);
  });

  it('keeps tags whole and an empty text empty', () => {
    expect(lengthen('Δείτε <1>τους όρους</1>')).toMatch(/^⟦Δείτε <1>τους όρους<\/1> .+⟧$/);
    expect(lengthen('')).toBe('');
  });

  it('fills in values and plural forms first', () => {
    const { t } = createLongI18n();
    expect(t('tickets.aheadSentence', { count: 1 })).toMatch(/^⟦1 άτομο μπροστά σας .+⟧$/);
    expect(t('tickets.aheadSentence', { count: 5 })).toMatch(/^⟦5 άτομα μπροστά σας .+⟧$/);
    expect(t('tickets.aheadSentence', { count: 5 })).not.toContain('{{');
  });

  it('is still Greek for all that asks, and touches no other translator', () => {
    expect(createLongI18n().language).toBe('el');
    expect(createI18n('el').t('common.brand')).toBe('Σειρά');
    expect(createLongI18n().t('common.brand')).toMatch(/^⟦Σειρά .+⟧$/);
  });
});

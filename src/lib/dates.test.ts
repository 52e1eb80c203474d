import { describe, expect, it, vi } from 'vitest';
import { formatAgo, formatDate, formatDateAs, formatInstant } from './dates.ts';

describe('dates', () => {
  it('reuse one formatter per language and options', () => {
    const week = { weekday: 'narrow', timeZone: 'UTC' } as const;
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (const day of ['2026-03-16', '2026-03-17']) formatDateAs(day, 'el', week);
    expect(made).toHaveBeenCalledOnce();
    formatDateAs('2026-03-16', 'en', week);
    expect(made).toHaveBeenCalledTimes(2);
  });

  it('are formatted in both languages', () => {
    expect(formatDate('2026-03-16', 'el')).toBe('Δευτέρα 16 Μαρτίου');
    expect(formatDate('2026-03-16', 'en')).toBe('Monday 16 March');
    expect(formatInstant('2026-03-16T07:30:00Z', 'en')).toContain('09:30');
    expect(formatInstant('2026-03-16T17:30:00Z', 'el')).toMatch(/16 Μαρ 2026.*19:30$/);
    expect(formatDate('not a date', 'el')).toBe('');
    expect(formatAgo('2023-03-10T00:00:00Z', 'en', new Date('2026-03-16T00:00:00Z'))).toBe(
      '3 years ago',
    );
    expect(formatAgo('2026-03-15T00:00:00Z', 'el', new Date('2026-03-16T00:00:00Z'))).toBe('χθες');
  });
});

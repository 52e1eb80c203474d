import { describe, expect, it } from 'vitest';
import { countPlaces } from './countries.ts';

const from = (...countries: (string | null)[]) => countries.map((country) => ({ country }));

describe('countPlaces', () => {
  it('counts all loaded records', () => {
    const count = countPlaces({ home: 'GR', records: from('GR', 'GR', 'CY'), total: 3 });
    expect(['GR', 'CY', 'IT'].map(count)).toEqual([2, 1, 0]);
  });

  it('counts only the home country when records have no country', () => {
    const count = countPlaces({ home: 'GR', records: from(null, 'GR'), total: 2 });
    expect(['GR', 'IT'].map(count)).toEqual([2, null]);
  });

  it('uses the server’s count for the home country until all records are loaded', () => {
    const mixed = { home: 'GR', records: from('GR', 'CY'), total: 90 };
    const count = countPlaces({ ...mixed, atHome: 70 });
    expect(['GR', 'CY', 'IT'].map(count)).toEqual([70, null, null]);
    expect(countPlaces(mixed)('GR')).toBeNull();
  });

  it('returns zero for other countries when all records are in the home country', () => {
    const all = { home: 'GR', records: from('GR', 'GR'), total: 72 };
    expect(['GR', 'IT'].map(countPlaces({ ...all, atHome: 72 }))).toEqual([72, 0]);
    expect(['GR', 'IT'].map(countPlaces({ ...all, atHome: 71 }))).toEqual([71, null]);
  });
});

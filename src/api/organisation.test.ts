import { describe, expect, it } from 'vitest';
import { toListing, toOrganisation } from './organisation.ts';
import { toPage } from './pages.ts';

describe('listings from any server', () => {
  it('are read with nothing but the contract’s bare fields', () => {
    const bare = {
      code: 'o1',
      title: 'Φαρμακείο',
      address: 'Κανάρη 1',
      main_image: { url: '/m.svg' },
      images: [{ url: '/1.svg' }, '/2.svg', { url: 5 }, null],
      slug: 'farmakeio',
      city: 'Αθήνα',
      image: '/i.svg',
      tickets_count: '3',
    };
    expect(toListing(bare)).toMatchObject({
      slug: 'farmakeio',
      image: '/m.svg',
      images: ['/1.svg', '/2.svg'],
      wait: { status: 'closed', waiting: 3, minutes: null },
      category: null,
      rating: null,
      position: null,
      verified: false,
      match: null,
    });
  });

  it('know the days that an owner closed or gave other hours', () => {
    const days = [
      { date: '2026-03-16', state: 'open' },
      { date: '2026-03-17', state: 'closed', intervals: [], message: 'Απεργία' },
      { date: '2026-03-18', state: 'open', intervals: [{ from: '10:00', to: '12:00' }, { from: 1 }] },
      { date: 'today', state: 'closed', intervals: [] },
    ]; // prettier-ignore
    const place = toOrganisation({ code: 'o1', days });
    expect(place?.days).toEqual({ '2026-03-16': 'open', '2026-03-17': 'ended', '2026-03-18': 'open' });
    expect(place?.changedDays).toEqual([
      { date: '2026-03-17', intervals: [], reason: 'Απεργία' },
      { date: '2026-03-18', intervals: [{ from: '10:00', to: '12:00' }], reason: null },
    ]);
    expect(toOrganisation({ code: 'o1' })?.changedDays).toEqual([]);
  }); // prettier-ignore

  it('never break on wrong types', () => {
    const nonsense: unknown[] = [null, 5, 'x', [], [[]], { code: 1 }, { slug: {} }, undefined];
    for (const raw of nonsense) expect(() => toOrganisation(raw)).not.toThrow();
    for (const field of [null, 5, 'x', [], {}, [null], [{}], true]) {
      const wrong = Object.fromEntries(
        [
          'title address city main_image image images tickets_count category title_icon rating',
          'opening_hours reviews prices amenities tags author latitude longitude statistics',
        ]
          .join(' ')
          .split(' ')
          .map((name) => [name, field]),
      );
      expect(toOrganisation({ ...wrong, code: 'o1' })).toMatchObject({ slug: 'o1' });
    }
  });

  it('are open exactly when they carry a title icon, where the server says no more', () => {
    const status = (fields: object) => toListing({ code: 'a', ...fields })?.wait?.status;
    expect(status({ title_icon: 'open' })).toBe('open');
    expect(status({ title_icon: '' })).toBe('closed');
    expect(status({})).toBe('closed');
  });

  it('say nothing about a wait that the server does not know', () => {
    expect(toListing({ code: 'a', wait: null })?.wait).toBeNull();
    expect(toListing({ code: 'a', title_icon: 'open' })?.wait?.waiting).toBeNull();
  });

  it('say what the server says about their wait', () => {
    const raw = { status: 'paused', waiting: 2, message: 'Επιστρέφουμε 11:15' };
    expect(toListing({ code: 'a', title_icon: 'open', tickets_count: 9, wait: raw })?.wait).toEqual(
      {
        status: 'paused',
        waiting: 2,
        minutes: null,
        opensAt: null,
        message: 'Επιστρέφουμε 11:15',
      },
    );
  });

  it('link only to web addresses', () => {
    const website = (value: unknown) => toListing({ code: 'a', website: value })?.website;
    expect(website('https://seira.example')).toBe('https://seira.example/');
    expect(website('seira.example/gr')).toBe('https://seira.example/gr');
    for (const value of ['javascript:alert(1)', 'data:text/html,x', 'https://', ' ', {}, null])
      expect(website(value)).toBeNull();
  });

  it('leave impossible positions off the map', () => {
    const at = (latitude: unknown, longitude: unknown) =>
      toListing({ code: 'a', latitude, longitude })?.position;
    expect(at(37.97, 23.73)).toEqual({ latitude: 37.97, longitude: 23.73 });
    expect(at('37.97', '23.73')).toEqual({ latitude: 37.97, longitude: 23.73 });
    expect(at(91, 0)).toBeNull();
    expect(at(0, 181)).toBeNull();
    expect(at(null, 0)).toBeNull();
    expect(at('x', 0)).toBeNull();
  });
});

describe('pages', () => {
  it('are read from a bare array, from records, and from the whole envelope', () => {
    const one = { code: 'a' };
    expect(toPage([one], toListing)).toMatchObject({ count: 1, page: 1, totalPages: 1 });
    expect(toPage({ records: [one] }, toListing)).toMatchObject({ count: 1, totalPages: 1 });
    expect(
      toPage({ records: [one], current_page: 2, total_pages: 3, count: 70 }, toListing),
    ).toMatchObject({ count: 70, page: 2, totalPages: 3 });
  });

  it('leave out senseless records and refuse anything but a list', () => {
    expect(toPage([null, {}, { code: 'a' }], toListing).records).toHaveLength(1);
    for (const data of [null, {}, 'x', 5, { records: {} }])
      expect(() => toPage(data, toListing)).toThrow('malformed');
  });
});

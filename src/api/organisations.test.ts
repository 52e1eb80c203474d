import { describe, expect, it } from 'vitest';
import { buildReview, listingFrom, organisationFrom } from '#src/mocks/organisations.ts';
import { pageOf } from './pages.ts';

describe('listings from any server', () => {
  it('include days that an owner closed or changed', () => {
    const days = [
      { date: '2026-03-16', state: 'open' },
      { date: '2026-03-17', state: 'closed', intervals: [], message: 'Απεργία' },
      { date: '2026-03-18', state: 'open', intervals: [{ from: '10:00', to: '12:00' }] },
    ];
    const place = organisationFrom({ code: 'o1', days });
    expect(place.days).toEqual({
      '2026-03-16': 'open',
      '2026-03-17': 'ended',
      '2026-03-18': 'open',
    });
    expect(place.changedDays).toEqual([
      { date: '2026-03-17', intervals: [], reason: 'Απεργία' },
      { date: '2026-03-18', intervals: [{ from: '10:00', to: '12:00' }], reason: null },
    ]);
    expect(organisationFrom({ code: 'o1' }).changedDays).toEqual([]);
  });

  it('bring four reviews if the server can send further pages, and all otherwise', () => {
    const reviews = Array.from({ length: 6 }, (_, index) => buildReview({ code: `r${index}` }));
    const brought = (fields: object) => organisationFrom({ reviews, ...fields }).reviews.length;
    expect(brought({ stars: [0, 0, 0, 0, 6] })).toBe(4);
    expect(brought({})).toBe(6);
  });

  it('are claimable if the server says so or sends no owner', () => {
    const claimable = (fields: object) => organisationFrom({ days: [], ...fields }).claimable;
    expect(claimable({ claimable: true })).toBe(true);
    expect(claimable({ claimable: false })).toBe(false);
    expect(claimable({})).toBe(true);
    expect(claimable({ verified: true })).toBe(false);
    expect(organisationFrom({}).claimable).toBe(false);
  });

  it('are open exactly if they have a title icon and the server sends no wait', () => {
    const waitOf = (fields: object) => listingFrom({ tickets_count: 3, ...fields }).wait;
    expect(waitOf({ title_icon: 'open' })).toMatchObject({ status: 'open', waiting: 3 });
    expect(waitOf({ title_icon: '' })).toMatchObject({ status: 'closed', waiting: 3 });
    expect(waitOf({})).toMatchObject({ status: 'closed', waiting: 3, minutes: null });
  });

  it('show prices in euros if the server sends no currency', () => {
    const price = { title: 'Κούρεμα', description: '', amount: 12 };
    const { prices: known } = organisationFrom({ prices: [price, { ...price, currency: 'USD' }] });
    expect(known.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
  });

  it('have no wait if the server does not send one', () => {
    expect(listingFrom({ code: 'a', wait: null }).wait).toBeNull();
  });

  it('have the wait that the server sends', () => {
    const raw = { status: 'paused', waiting: 2, message: 'Επιστρέφουμε στις 11:15' };
    expect(
      listingFrom({ code: 'a', title_icon: 'open', tickets_count: 9, wait: raw }).wait,
    ).toEqual({
      status: 'paused',
      waiting: 2,
      minutes: null,
      opensAt: null,
      service: null,
      visitMinutes: null,
      here: null,
      doorLeft: null,
      message: 'Επιστρέφουμε στις 11:15',
    });
  });

  it('link only to web addresses', () => {
    const website = (value: unknown) => listingFrom({ code: 'a', website: value }).website;
    expect(website('https://seira.example')).toBe('https://seira.example/');
    expect(website('seira.example/gr')).toBe('https://seira.example/gr');
    for (const value of ['javascript:alert(1)', 'data:text/html,x', 'https://', ' ', null])
      expect(website(value)).toBeNull();
  });

  it('have no position if it is impossible', () => {
    const at = (latitude: unknown, longitude: unknown) =>
      listingFrom({ code: 'a', latitude, longitude }).position;
    expect(at(37.97, 23.73)).toEqual({ latitude: 37.97, longitude: 23.73 });
    expect(at('37.97', '23.73')).toEqual({ latitude: 37.97, longitude: 23.73 });
    expect(at(null, 0)).toBeNull();
  });
});

it('form a single page if the server sends no pagination', () => {
  const none = { currentPage: null, totalPages: null, count: null };
  expect(pageOf(none, ['a'])).toEqual({ records: ['a'], page: 1, totalPages: 1, count: 1 });
  const second = { currentPage: 2, totalPages: 3, count: 70 };
  expect(pageOf(second, ['a'])).toMatchObject({ page: 2, totalPages: 3, count: 70 });
});

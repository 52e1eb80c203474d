import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ModerationQueue } from '#common/contract/moderation.ts';
import type { Organisation } from '#common/contract/organisations.ts';
import type { PublishedListing } from '#common/contract/places/submissions.ts';
import {
  buildMember,
  buildOrganisation,
  buildSignedIn,
  NINE_TO_FIVE,
  type SignedIn,
} from '#server/testing/builders.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { createCalls } from '#server/testing/lines.ts';
import { sendPhoto } from '#server/testing/photos.ts';
import { decideOn } from '#server/testing/moderation.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { TODAY, testApp } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);
let moderator: SignedIn;
let place: { id: number; slug: string; code: string };
let owner: SignedIn;

beforeAll(async () => {
  moderator = await buildSignedIn(test, { moderator: true });
});
beforeEach(async () => {
  place = await buildOrganisation(test.db, {
    title: 'Κουρείο Ερμής',
    description: 'Από το 1962.',
    tags: ['κούρεμα'],
    english: {
      title: 'Hermes Barber',
      address: 'Street 1',
      city: 'Athens',
      district: 'Kypseli',
      description: 'Since 1962.',
      tags: ['haircut'],
    },
  });
  owner = await buildMember(test, place.id, 'owner');
});

const url = () => `/api/places/${place.slug}/listing`;
const read = async (who = owner) => (await calls.ask<PublishedListing>('GET', url(), who)).body;

/** Saves the current public or pending listing with some changed fields. */
const save = async (
  fields: Partial<PublishedListing['fields']>,
  { version, photos, who = owner }: { version?: number; photos?: string[]; who?: SignedIn } = {},
) => {
  const before = await read();
  return calls.ask<PublishedListing>('PUT', url(), who, {
    version: version ?? before.version,
    fields: { ...before.fields, ...before.waiting, ...fields },
    photos: photos ?? before.photos.map(({ code }) => code),
  });
};
const seen = async (language = 'el') => {
  const headers = { 'accept-language': language };
  return (await calls.ask<Organisation>('GET', `/api/organisations/${place.slug}`, { headers }))
    .body;
};
const found = async (keywords: string) =>
  (await calls.search(keywords)).some(({ slug }) => slug === place.slug);
const waitingItem = async () =>
  (await calls.ask<ModerationQueue>('GET', '/api/moderation', moderator)).body.records.find(
    (item) => item.kind === 'change' && item.place?.slug === place.slug,
  );
const decide = async (decision: 'approve' | 'return', reason = '') => {
  const { code } = (await waitingItem())!;
  return decideOn(test, moderator, { kind: 'change', code, decision, reason });
};

describe('a published listing', () => {
  it('shows its English texts until the owner changes the Greek ones', async () => {
    const english = { description: 'Since 1962.', tags: ['haircut'] };
    expect(await seen('en')).toMatchObject(english);
    await save({ phone: '2610333444' });
    expect(await seen('en')).toMatchObject(english);
    expect(await found('haircut')).toBe(true);
    await save({ keywords: ['ξύρισμα'] });
    expect(await seen('en')).toMatchObject({ ...english, tags: ['ξύρισμα'] });
  });

  it('changes descriptive fields immediately and records it in the trail', async () => {
    const saved = await save({
      description: 'Και ξύρισμα με φαλτσέτα.',
      phone: '+30 2610 111222',
      keywords: ['ξύρισμα'],
      facebook: 'facebook.com/ermis',
      amenities: ['elevator'],
      price: '12,50',
      price_title: 'Κούρεμα',
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ waiting: null, returned: null });
    expect(await seen()).toMatchObject({
      title: 'Κουρείο Ερμής',
      description: 'Και ξύρισμα με φαλτσέτα.',
      phone: '+30 2610 111222',
      tags: ['ξύρισμα'],
      amenities: ['elevator'],
      links: [{ network: 'facebook', url: 'https://facebook.com/ermis' }],
      prices: [expect.objectContaining({ title: 'Κούρεμα', amount: 12.5 })],
    });
    expect(await found('φαλτσέτα')).toBe(true);
    const english = { title: 'Hermes Barber', description: 'Και ξύρισμα με φαλτσέτα.' };
    expect(await seen('en')).toMatchObject(english);
    const [entry] = (await calls.audit(place, owner)).records;
    expect(entry).toMatchObject({ action: 'change_listing' });
  });

  it('keeps its name and address until a moderator approves the new ones', async () => {
    await save({ title: 'Κουρείο Απόλλων', city: 'Πάτρα', phone: '2610333444' });
    expect(await seen()).toMatchObject({ title: 'Κουρείο Ερμής', phone: '2610333444' });
    expect((await read()).waiting).toEqual({ title: 'Κουρείο Απόλλων', city: 'Πάτρα' });
    expect((await waitingItem())?.facts).toEqual([
      { name: 'title', value: 'Κουρείο Ερμής' },
      { name: 'new_title', value: 'Κουρείο Απόλλων' },
      { name: 'city', value: 'Αθήνα' },
      { name: 'new_city', value: 'Πάτρα' },
    ]);

    await decide('approve');
    expect(await seen()).toMatchObject({ title: 'Κουρείο Απόλλων', city: 'Πάτρα' });
    expect((await seen('en')).title).toBe('Κουρείο Απόλλων');
    expect(await found('απόλλων')).toBe(true);
    expect(await found('ερμής')).toBe(false);
    expect(await read()).toMatchObject({ waiting: null, returned: null });
    const [email] = await emailsTo(test, owner.user.email);
    expect(email?.message.subject).toBe('Η αλλαγή σας φαίνεται πια: Κουρείο Ερμής');
  });

  it('states why a moderator returned a change, and accepts a new one', async () => {
    await save({ category: 'hotels' });
    await decide('return', 'Δεν είναι ξενοδοχείο.');
    const returned = { fields: { category: 'hotels' }, reason: 'Δεν είναι ξενοδοχείο.' };
    expect((await read()).returned).toEqual(returned);
    await save({ category: 'salons' });
    expect(await read()).toMatchObject({ waiting: { category: 'salons' }, returned: null });
  });

  it('withdraws a pending change when the owner restores the public values', async () => {
    await save({ title: 'Κουρείο Απόλλων' });
    const { version, fields } = await read();
    await calls.ask('PUT', url(), owner, { version, fields, photos: [] });
    expect((await read()).waiting).toBeNull();
    expect(await waitingItem()).toBeUndefined();
  });

  it('rejects the second of two changes to the same version', async () => {
    const { version } = await read();
    const other = await buildMember(test, place.id, 'owner');
    expect((await save({ phone: '2610111111' }, { version })).status).toBe(200);
    const late = await save({ phone: '2610222222' }, { version, who: other });
    expect(refusalOf(late)).toBe('409 listing_changed');
    expect((await seen()).phone).toBe('2610111111');
  });

  it('rejects a version from before a moderator’s decision', async () => {
    await save({ title: 'Κουρείο Απόλλων' });
    const { version } = await read();
    await decide('approve');
    expect((await save({ phone: '2610222222' }, { version })).status).toBe(409);
  });

  it('opens lists by its new hours and keeps every ticket', async () => {
    await save({ hours: NINE_TO_FIVE.filter(({ weekday }) => weekday === 1) });
    const lists = await calls.listsAt(place, TODAY, '2026-12-20');
    const days = lists.map(({ released_on }) => new Date(released_on).getUTCDay());
    expect(new Set(days)).toEqual(new Set([1]));
  });

  it('shows its photos in order', async () => {
    await test.db.query('UPDATE users SET confirmed_at = now() WHERE id = $1', [owner.user.id]);
    const [red, blue] = [await sendPhoto(test, owner), await sendPhoto(test, owner, '#25a')];
    await save({}, { photos: [red.code, blue.code] });
    await save({}, { photos: [blue.code, red.code] });
    expect((await seen()).images.map((image) => image.url)).toEqual([blue.url, red.url]);
    await save({}, { photos: [] });
    expect((await seen()).images).toEqual([]);
  });

  it('names each invalid field, except unchanged ones', async () => {
    await test.db.query("UPDATE organisations SET phone = 'καλέστε' WHERE id = $1", [place.id]);
    const refused = await save({ title: '', website: 'javascript:alert(1)' });
    expect(refusalOf(refused)).toBe('422 title website');
  });
});

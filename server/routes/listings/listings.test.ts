import { beforeAll, describe, expect, it } from 'vitest';
import type { Submission } from '#common/contract/places/submissions.ts';
import { moderationKinds } from '#server/repositories/moderation/decisions.ts';
import { countPending, pendingItems } from '#server/repositories/moderation/kind.ts';
import { deleteDueAccounts } from '#server/repositories/people/deletion.ts';
import { accountCalls, PASSWORD, type Signed } from '#server/testing/accounts.ts';
import { updateRow } from '#server/db/client.ts';
import { refusalOf, type Caller } from '#server/testing/streams.ts';
import { buildOrganisation } from '#server/testing/builders.ts';
import { LISTING, listingPayload } from '#server/testing/places.ts';
import { createCalls } from '#server/testing/lines.ts';
import { sendPhoto } from '#server/testing/photos.ts';
import { decideKind } from '#server/testing/moderation.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';

const test = testApp({ signUpsPerAddress: 1_000 });
const calls = accountCalls(test);
const { search } = createCalls(test);
let author: Signed;
let other: Signed;

const confirm = ({ email }: Signed) =>
  test.db.query('UPDATE users SET confirmed_at = $2 WHERE email = $1', [email, NOON]);

beforeAll(async () => {
  [author, other] = [await calls.signUp(), await calls.signUp()];
  await confirm(author);
  await confirm(other);
  await test.db.query('UPDATE users SET profile_public = true WHERE code = $1', [author.code]);
});

const post = async (who: Caller, payload: object, headers = {}) => {
  const response = await calls.ask<Submission>('POST', '/api/user/listings', who, payload, headers);
  return { ...response, listing: response.body };
};
const put = (who: Caller, code: string, payload: object) =>
  calls.ask('PUT', `/api/user/listings/${code}`, who, payload);
const mine = async (who: Caller, code: string) => {
  const { body } = await calls.ask('GET', '/api/user/listings', who);
  return (body.records as Submission[]).find((one) => one.code === code);
};
const kindOf = (kind: string) => moderationKinds.find((one) => one.kind === kind)!;
const decide = (kind: string, code: string, decision: 'approve' | 'return', reason = '') =>
  decideKind(test, kindOf(kind), { code, decision, reason, moderatorId: 0 });
const claim = (who: Caller, slug: string, more: object = {}) =>
  calls.ask('POST', `/api/organisations/${slug}/claims`, who, {
    text: 'Είναι το μαγαζί μου.',
    contact: '+30 2610 123456, κατάλογος επιμελητηρίου',
    ...more,
  });
const photo = (who: Signed) => sendPhoto(test, who);

describe('a listing', () => {
  it('becomes a place of its author when a moderator publishes it, and is hidden before', async () => {
    const [first, second] = [await photo(author), await photo(author)];
    const codes = [second.code, first.code];
    const { status, listing } = await post(author, listingPayload({}, { photos: codes }));
    expect([status, listing.state]).toEqual([201, 'submitted']);
    expect(listing.photos.map(({ url }) => url)).toEqual([second.url, first.url]);
    expect(listing.fields.website).toBe('https://koureio.example');
    expect(await search('κουρείο')).toEqual([]);
    const queue = kindOf('listing');
    expect(await countPending(test.db, queue)).toBe(1);
    const [pending] = await pendingItems(test.db, queue, { language: 'el', limit: 5 });
    const item = { code: listing.code, title: LISTING.title, pictures: [second.url, first.url] };
    expect(pending!.item).toMatchObject(item);

    const decided = await decide('listing', listing.code, 'approve');
    const slug = 'koureio-o-thanasis-patra';
    expect(decided).toMatchObject({ path: `/listing-grid/${slug}`, title: LISTING.title });
    expect(await decide('listing', listing.code, 'return', 'late')).toBeUndefined();
    const published = { state: 'published', slug, photos: [{}, {}] };
    expect(await mine(author, listing.code)).toMatchObject(published);
    expect(await search('κουρεμα πατρα')).toMatchObject([{ title: LISTING.title }]);
    const { body } = await calls.ask('GET', `/api/organisations/${slug}`);
    expect(body).toMatchObject({
      main_image: second.url,
      images: [{ url: second.url }, { url: first.url }],
      tags: LISTING.keywords,
      amenities: ['wireless_internet'],
      // The form asks for dollars; the filter and the order by price are in euros.
      prices: [{ title: 'Ανδρικό κούρεμα', amount: 12.5, currency: 'USD' }],
      price_from: null,
      author: { name: 'Θανάσης Κούρος', code: author.code },
      verified: false,
    });
    expect((body.days as unknown[]).length).toBeGreaterThan(20);
    const places = await calls.ask('GET', '/api/user/places', author);
    expect(places.body.records).toMatchObject([{ organisation: { slug }, role: 'owner' }]);
    expect((await put(author, listing.code, listingPayload())).body.code).toBe('listing_not_open');
  });

  it('gets a unique slug and the centre of its city', async () => {
    const { id } = await buildOrganisation(test.db, { city: 'Πύργος', slug: 'bakery-pyrgos' });
    await updateRow(test.db, 'organisations', id, { latitude: 37.67, longitude: 21.44 });
    const { listing } = await post(author, listingPayload({ title: 'Bakery', city: 'ΠΥΡΓΟΣ' }));
    const made = await decide('listing', listing.code, 'approve');
    expect(made?.path).toBe('/listing-grid/bakery-pyrgos-2');
    const { body } = await calls.ask('GET', '/api/organisations/bakery-pyrgos-2');
    expect([body.latitude, body.longitude]).toEqual([37.67, 21.44]);
  });

  it('is returned with a reason and submitted again', async () => {
    const { listing } = await post(author, listingPayload({ title: 'Δεύτερο' }));
    const draft = listingPayload({}, { submit: false });
    expect((await put(author, listing.code, draft)).status).toBe(409);
    await decide('listing', listing.code, 'return', 'Λείπει ο όροφος.');
    const returned = { state: 'returned', reason: 'Λείπει ο όροφος.' };
    expect(await mine(author, listing.code)).toMatchObject(returned);
    const again = listingPayload({ title: 'Δεύτερο', address: 'Μαιζώνος 12, 3ος' });
    for (let n = 0; n < 2; n += 1) {
      expect(await put(author, listing.code, again)).toMatchObject({
        status: 200,
        body: { state: 'submitted', fields: { address: 'Μαιζώνος 12, 3ος' } },
      });
    }
  });

  it('is saved as an incomplete draft, once per key, and deleted with its photos', async () => {
    const one = await photo(author);
    const payload = listingPayload(
      { title: 'Πρόχειρο', email: '', owner: '', hours: [] },
      { submit: false, privacy: false, photos: [one.code] },
    );
    const key = { 'idempotency-key': 'draft-1' };
    const [made, repeat] = [await post(author, payload, key), await post(author, payload, key)];
    expect([made.status, made.listing.state]).toEqual([201, 'draft']);
    expect(repeat.listing.code).toBe(made.listing.code);
    const other = listingPayload({}, { photos: [one.code] });
    expect(refusalOf(await post(author, other))).toBe('422 photos');
    const away = `/api/user/listings/${made.listing.code}`;
    expect((await calls.ask('DELETE', away, author)).status).toBe(204);
    expect(await mine(author, made.listing.code)).toBeUndefined();
    expect((await post(author, other)).status).toBe(201);
  });

  it('names every invalid field and its faults', async () => {
    const wrong = {
      title: ' ',
      category: 'castles',
      address: '',
      city: '',
      country: 'Greece',
      latitude: 1,
      owner: 'Θ',
      email: 'no',
      phone: 'none',
      amenities: ['pool'],
      price: 'free',
      website: 'javascript:alert(1)',
      facebook: 'data:text/html,x',
      linked_in: 'ftp://a.gr',
      description: 'x'.repeat(2_001),
      keywords: Array.from({ length: 16 }, (_, n) => `k${n}`),
      twitter: '//evil.example',
      hours: [{ weekday: 6, intervals: [{ from: '19:00', to: '19:00' }] }],
    };
    expect(refusalOf(await post(author, listingPayload(wrong, { terms: false })))).toBe(
      '422 address amenities category city country description email facebook hours.6.0.to ' +
        'keywords latitude linked_in owner phone price terms title twitter website',
    );
  });

  it('requires a confirmed address, and is limited to twenty a day', async () => {
    const unconfirmed = await calls.signUp();
    expect((await post(unconfirmed, listingPayload())).body.code).toBe('address_not_confirmed');
    expect((await post(unconfirmed, listingPayload({}, { submit: false }))).status).toBe(201);
    await post(author, listingPayload());
    await test.db.exec('UPDATE rate_counters SET count = 20');
    expect((await post(author, listingPayload())).body.code).toBe('too_many_submissions');
  });
});

describe('a claim', () => {
  const states = async (who: Caller) =>
    (await calls.ask('GET', '/api/user/claims', who)).body.records as object[];

  it('makes an owner, who is verified from then on', async () => {
    const { slug } = await buildOrganisation(test.db);
    expect((await claim(await calls.signUp(), slug)).body.code).toBe('address_not_confirmed');
    expect((await claim(other, 'nowhere')).status).toBe(404);
    const wrong = await claim(other, slug, { text: ' ', contact: 'x'.repeat(201) });
    expect(refusalOf(wrong)).toBe('422 contact text');
    const made = await claim(other, slug);
    expect([made.status, (await claim(other, slug)).body.code]).toEqual([201, made.body.code]);
    expect(await states(author)).toEqual([]);
    const decided = await decide('claim', String(made.body.code), 'approve');
    expect(decided?.path).toBe(`/listing-grid/${slug}`);
    expect(await states(other)).toMatchObject([{ state: 'approved', organisation: { slug } }]);
    expect((await calls.ask('GET', `/api/organisations/${slug}`)).body.verified).toBe(true);
    expect((await calls.ask('GET', `/api/places/${slug}/members`, other)).status).toBe(200);
    expect((await claim(other, slug)).body.code).toBe('already_owner');
  });

  it('that is returned changes nothing and states the reason', async () => {
    const { slug } = await buildOrganisation(test.db);
    const { body } = await claim(other, slug);
    await decide('claim', String(body.code), 'return', 'Το τηλέφωνο δεν απαντά.');
    expect(await states(other)).toContainEqual(
      expect.objectContaining({ state: 'returned', reason: 'Το τηλέφωνο δεν απαντά.' }),
    );
    expect((await calls.ask('GET', `/api/places/${slug}/members`, other)).status).toBe(404);
  });
});

describe('of a person whose account is being deleted', () => {
  const queued = async (kind: string) => {
    const one = kindOf(kind);
    const items = await pendingItems(test.db, one, { language: 'el', limit: 50 });
    const codes = items.map(({ item }) => item.code);
    expect(await countPending(test.db, one)).toBe(codes.length);
    return codes;
  };
  const submitter = async () => {
    const person = await calls.signUp();
    await confirm(person);
    const { slug } = await buildOrganisation(test.db);
    const { listing } = await post(person, listingPayload());
    const { body } = await claim(person, slug);
    return { person, codes: { listing: listing.code, claim: String(body.code) } };
  };

  it('is in the moderators’ queue again when the account is kept, and cannot be decided before', async () => {
    const { person, codes } = await submitter();
    await calls.ask('POST', '/api/user/deletion', person, { password: PASSWORD });
    for (const [kind, code] of Object.entries(codes)) {
      expect(await queued(kind)).not.toContain(code);
      expect(await decide(kind, code, 'approve')).toBeUndefined();
    }
    const again = await calls.enter(person.email);
    expect((await calls.ask('DELETE', '/api/user/deletion', again)).status).toBe(204);
    for (const [kind, code] of Object.entries(codes)) {
      expect(await queued(kind)).toContain(code);
      expect(await decide(kind, code, 'approve')).toBeDefined();
    }
  });

  it('has its decision wait for a concurrent deletion request', async () => {
    const { person, codes } = await submitter();
    let decisions: Promise<unknown[]> | undefined;
    await test.db.transaction(async (tx) => {
      await tx.query('UPDATE users SET delete_at = $2 WHERE code = $1', [person.code, NOON]);
      const all = Object.entries(codes).map(([kind, code]) => decide(kind, code, 'approve'));
      decisions = Promise.all(all);
      await tx.query('SELECT pg_sleep(0.3)');
    });
    expect(await decisions).toEqual([undefined, undefined]);
    await test.db.query('DELETE FROM users WHERE code = $1', [person.code]);
  });
});

it('leaves the place without its author’s name after the deletion', async () => {
  const person = await calls.signUp({ first_name: 'Ευρυδίκη', last_name: 'Μαυρογένη' });
  await confirm(person);
  const fields = { title: 'Ανθοπωλείο', owner: 'Ευρυδίκη Μαυρογένη', email: person.email };
  const photos = [(await photo(person)).code];
  const { listing } = await post(person, listingPayload(fields, { photos }));
  await decide('listing', listing.code, 'approve');
  await test.db.query(
    `INSERT INTO members SELECT o.id, u.id, 'owner', now() FROM organisations o, users u
      WHERE o.slug = 'anthopoleio-patra' AND u.email = $1`,
    [other.email],
  );
  await test.db.query('UPDATE users SET delete_at = $2 WHERE email = $1', [person.email, NOON]);
  expect(await deleteDueAccounts(test.db, NOON)).toBe(1);
  const { body } = await calls.ask('GET', '/api/organisations/anthopoleio-patra');
  expect(body).toMatchObject({ author: { name: 'Ανθοπωλείο' }, email: null, images: [{}] });
  const rows = await test.db.query(
    `SELECT 1 AS found FROM listings l WHERE l::text LIKE '%Μαυρογένη%'
     UNION ALL SELECT 1 FROM organisations o WHERE o::text LIKE '%Μαυρογένη%'`,
  );
  expect(rows).toEqual([]);
});

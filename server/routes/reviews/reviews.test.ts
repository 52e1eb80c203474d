import { beforeAll, describe, expect, it } from 'vitest';
import type { ModerationQueue } from '#common/contract/moderation.ts';
import type { OwnReview, ReviewPage } from '#common/contract/reviews/reviews.ts';
import { buildOrganisation, buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { buildLine, createCalls, FIRST, type LineSetup } from '#server/testing/lines.ts';
import { decideOn } from '#server/testing/moderation.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp({ publicOrigin: 'https://seira.example', accessTokenSeconds: 200_000 });
const lines = createCalls(test);
let moderator: SignedIn;
beforeAll(async () => {
  moderator = await buildSignedIn(test, { moderator: true });
});

const { ask } = lines;
const confirmed = () => buildSignedIn(test, { confirmed: true });

/** Serves a ticket of the person at the place. */
async function visit(line: LineSetup, who: SignedIn): Promise<void> {
  await lines.take(line.list.code, who);
  await lines.next(line, line.clerk, FIRST, null);
  await lines.next(line, line.clerk, FIRST, 'processed');
}

const reviewsOf = (slug: string) => `/api/organisations/${slug}/reviews`;
const good = { rating: 4, text: 'Όλα καλά.' };
const write = (slug: string, who: SignedIn, payload: object = {}, headers = {}) =>
  ask<OwnReview>('POST', reviewsOf(slug), who, { ...good, ...payload }, headers);
const shown = async (slug: string) => (await ask<ReviewPage>('GET', reviewsOf(slug))).body;
const queue = async () => (await ask<ModerationQueue>('GET', '/api/moderation', moderator)).body;
const decide = (kind: string, code: string, decision: 'approve' | 'return', reason = '') =>
  decideOn(test, moderator, { kind, code, decision, reason });

async function known(line: LineSetup): Promise<SignedIn> {
  const who = await confirmed();
  await visit(line, who);
  const { body } = await write(line.place.slug, who);
  await decide('review', body.code, 'approve');
  return who;
}

describe('a review', () => {
  it('of a new person waits for a moderator, whose approval publishes it and notifies the author', async () => {
    const line = await buildLine(test);
    const who = await confirmed();
    await visit(line, who);
    const { slug } = line.place;
    expect(await shown(slug)).toMatchObject({ count: 0, rating: null });
    const made = await write(slug, who, { text: ' Γρήγορα\r\nκαι <b>ευγενικά</b> ' });
    const { status, body: written } = made;
    expect([status, written.state, written.visited]).toEqual([201, 'waiting', true]);
    expect(written).toMatchObject({ author_name: 'Άννα Δ.', text: 'Γρήγορα\nκαι <b>ευγενικά</b>' });
    expect((await shown(slug)).count).toBe(0);
    const item = (await queue()).records.find(({ code }) => code === made.body.code);
    expect(item).toMatchObject({ kind: 'review', by: 'Άννα Δ.', place: { slug } });
    expect(item?.facts).toContainEqual({ name: 'visited', value: '2026-11-20' });

    expect((await decide('review', made.body.code, 'approve')).status).toBe(204);
    expect(await shown(slug)).toMatchObject({ count: 1, rating: 4, stars: [0, 0, 0, 1, 0] });
    const { body: place } = await ask('GET', `/api/organisations/${slug}`);
    expect(place).toMatchObject({ rating: 4, reviews_count: 1, reviews: [{ visited: true }] });
    const [email] = await emailsTo(test, who.user.email);
    expect(email!.message.subject).toMatch(/^Η κριτική σας δημοσιεύτηκε: Μαγαζί/);
    expect(email!.message.text).toContain(`https://seira.example/listing-grid/${slug}`);
    const late = await decide('review', made.body.code, 'return', 'Άργησα');
    expect(refusalOf(late)).toBe('409 already_decided');
    const decisions = 'SELECT user_id, decision FROM moderation_decisions WHERE code = $1';
    const approved = { user_id: moderator.user.id, decision: 'approve' };
    expect(await test.db.query(decisions, [written.code])).toEqual([approved]);
  });

  it('is decided once by two concurrent moderators', async () => {
    const { slug } = await buildOrganisation(test.db);
    const { body } = await write(slug, await confirmed());
    const both = await Promise.all([
      decide('review', body.code, 'approve'),
      decide('review', body.code, 'return', 'Διαφήμιση'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await decide('review', 'rev_nothing', 'approve')).status).toBe(404);
    expect((await decide('nothing', body.code, 'approve')).status).toBe(404);
  });

  it('is returned with a reason for its author, who may write it again', async () => {
    const { slug } = await buildOrganisation(test.db);
    const who = await confirmed();
    const { body } = await write(slug, who);
    expect(refusalOf(await decide('review', body.code, 'return', '  '))).toBe('422 reason');
    const reason = 'Γράψτε για την επίσκεψή σας.';
    expect((await decide('review', body.code, 'return', reason)).status).toBe(204);
    const [email] = await emailsTo(test, who.user.email);
    expect(email?.message.text).toContain(`Ο λόγος: ${reason}`);
    const mine = `/api/user/reviews?organisation=${slug}`;
    const { records } = (await ask<{ records: OwnReview[] }>('GET', mine, who)).body;
    expect(records).toMatchObject([{ state: 'returned', reason, editable_until: null }]);
    expect((await write(slug, who)).status).toBe(201);
  });

  it('of a known person appears immediately, one per visit; without a visit it waits', async () => {
    const line = await buildLine(test);
    const { slug } = line.place;
    const who = await known(line);
    await visit(line, who);
    const keyed = { 'idempotency-key': 'review-1' };
    const two = await Promise.all([write(slug, who, {}, keyed), write(slug, who, {}, keyed)]);
    for (const { status, body } of two) expect([status, body.state]).toEqual([201, 'published']);
    expect(two[0].body.code).toBe(two[1].body.code);
    expect((await shown(slug)).count).toBe(2);
    expect((await write(slug, who)).body).toMatchObject({ state: 'waiting', visited: false });
    expect(refusalOf(await write(slug, who))).toBe('409 already_reviewed');
  });

  it('is rejected without stars or text, or if too long', async () => {
    const { slug } = await buildOrganisation(test.db);
    const who = await confirmed();
    for (const text of ['', ' \n ', 'α'.repeat(2001)])
      expect(refusalOf(await write(slug, who, { text }))).toBe('422 text');
    for (const rating of [0, 4.5, null])
      expect((await write(slug, who, { rating })).status).toBe(422);
    expect((await write('nowhere', who)).status).toBe(404);
  });

  it('can be changed for a day, and waits again if a moderator had published it', async () => {
    const line = await buildLine(test);
    const { slug } = line.place;
    const who = await known(line);
    const [first] = (await shown(slug)).records;
    const worse = { rating: 1, text: 'Άλλαξα γνώμη.' };
    const edit = (code: string, payload: object) =>
      ask<OwnReview>('PATCH', `/api/reviews/${code}`, who, { ...worse, ...payload });
    expect((await edit(first!.code, {})).body).toMatchObject({ state: 'waiting' });
    expect(await shown(slug)).toMatchObject({ count: 0, rating: null });
    await decide('review', first!.code, 'approve');
    await visit(line, who);
    const second = await write(slug, who, { rating: 5 });
    expect(await shown(slug)).toMatchObject({ rating: 3 });
    const changed = await edit(second.body.code, { rating: 2 });
    expect(changed.body.state).toBe('published');
    expect(changed.body.edited_at).not.toBeNull();
    expect(await shown(slug)).toMatchObject({ rating: 1.5, stars: [1, 1, 0, 0, 0] });
    test.clock.advance(86_400);
    expect(refusalOf(await edit(second.body.code, { rating: 3 }))).toBe('409 edit_over');
  });
});

describe('a response to a review', () => {
  it('is the reply of the owner, recorded in the trail of the place', async () => {
    const line = await buildLine(test);
    await known(line);
    const [review] = (await shown(line.place.slug)).records;
    const url = `/api/reviews/${review!.code}/reply`;
    expect((await ask('PUT', url, line.owner, { text: 'Ευχαριστούμε.' })).status).toBe(204);
    expect((await shown(line.place.slug)).records[0]?.reply?.text).toBe('Ευχαριστούμε.');
    const [entry] = (await lines.audit(line.place, line.owner)).records;
    expect(entry).toMatchObject({ action: 'reply', subject: review!.code });
    expect((await ask('DELETE', url, line.owner)).status).toBe(204);
    expect((await shown(line.place.slug)).records[0]?.reply).toBeNull();
  });

  it('is a report, which removes the review once accepted, and notifies both authors', async () => {
    const line = await buildLine(test);
    const { slug } = line.place;
    const author = await known(line);
    const [review] = (await shown(slug)).records;
    const [one, two] = [await buildSignedIn(test), await buildSignedIn(test)];
    const url = `/api/reviews/${review!.code}/report`;
    const report = (who: SignedIn) => ask('POST', url, who, { message: 'Μιλάει για άλλον.' });
    for (const who of [one, one, two]) expect((await report(who)).status).toBe(204);
    const { records } = await queue();
    const items = records.filter(({ kind, place }) => kind === 'report' && place?.slug === slug);
    expect(items).toHaveLength(2);
    expect(items[0]?.facts).toContainEqual({ name: 'reported_text', value: 'Όλα καλά.' });
    const done = await decide('report', items[0]!.code, 'approve', 'Πρόκειται για άλλο μαγαζί.');
    expect(done.status).toBe(204);
    expect(await shown(slug)).toMatchObject({ count: 0, rating: null });
    const last = async (who: SignedIn) => (await emailsTo(test, who.user.email))[0]?.message;
    expect((await last(author))?.subject).toMatch(/^Η κριτική σας δεν εμφανίζεται/);
    expect((await last(author))?.text).toContain('Πρόκειται για άλλο μαγαζί.');
    for (const who of [one, two]) {
      expect((await last(who))?.subject).toMatch(/^Η αναφορά σας έγινε δεκτή/);
    }
    expect((await decide('report', items[1]!.code, 'return', 'x')).status).toBe(404);
    expect((await decide('report', items[0]!.code, 'return', 'x')).status).toBe(409);
  });
});

it('bookmarks are added and removed individually or repeatedly, and include waits', async () => {
  const who = await buildSignedIn(test);
  const [one, two] = [await buildOrganisation(test.db), await buildOrganisation(test.db)];
  const set = (method: 'PUT' | 'DELETE', id: string) =>
    ask(method, `/api/user/bookmarks/${id}`, who);
  const saved = async () =>
    (await ask<{ records: { slug: string; wait: object }[] }>('GET', '/api/user/bookmarks', who))
      .body.records;
  for (const id of [one.slug, one.code]) expect((await set('PUT', id)).status).toBe(204);
  test.clock.advance(1);
  expect((await set('PUT', two.slug)).status).toBe(204);
  expect((await saved()).map(({ slug }) => slug)).toEqual([two.slug, one.slug]);
  expect((await saved())[0]?.wait).toHaveProperty('status');
  for (const id of [two.slug, two.slug]) expect((await set('DELETE', id)).status).toBe(204);
  expect((await saved()).map(({ slug }) => slug)).toEqual([one.slug]);
  expect((await set('PUT', 'nowhere')).status).toBe(404);
  const other = await buildSignedIn(test);
  expect((await ask('GET', '/api/user/bookmarks', other)).body).toEqual({ records: [] });
});

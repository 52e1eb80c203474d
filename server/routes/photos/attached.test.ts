import { beforeAll, describe, expect, it } from 'vitest';
import type { Organisation } from '#common/contract/organisations.ts';
import type { ModerationQueue } from '#common/contract/moderation.ts';
import type { OwnReview, ReviewPage } from '#common/contract/reviews/reviews.ts';
import { runJobsOfDay } from '#server/testing/jobs.ts';
import { buildOrganisation, buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { createCalls } from '#server/testing/lines.ts';
import { sendPhoto } from '#server/testing/photos.ts';
import { decideOn } from '#server/testing/moderation.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';
import { PROFILE } from '#server/testing/accounts.ts';

const test = testApp({ accessTokenSeconds: 2_000_000 });
const calls = createCalls(test);
let moderator: SignedIn;

const confirmed = () => buildSignedIn(test, { confirmed: true });

beforeAll(async () => {
  moderator = await buildSignedIn(test, { confirmed: true, moderator: true });
});

const photo = (who: SignedIn) => sendPhoto(test, who);
const isThere = async (url: string) => (await test.app.inject({ url })).statusCode === 200;

const write = async (who: SignedIn, slug: string, payload: object) => {
  const url = `/api/organisations/${slug}/reviews`;
  return calls.ask<OwnReview>('POST', url, who, { rating: 4, text: 'Καλά.', ...payload });
};
const shown = async (slug: string) => {
  const { body } = await calls.ask<ReviewPage>('GET', `/api/organisations/${slug}/reviews`);
  return body.records.map((one) => one.photo);
};
const inQueue = async (kind: string) => {
  const { body } = await calls.ask<ModerationQueue>('GET', '/api/moderation', moderator);
  return body.records.find((one) => one.kind === kind)!;
};
const decide = (kind: string, code: string, decision: 'approve' | 'return') =>
  decideOn(test, moderator, { kind, code, decision, reason: 'Έτσι.' });

describe('the photo of a review', () => {
  it('is visible to moderators, then to everybody and in the export, and to nobody once removed', async () => {
    const { slug } = await buildOrganisation(test.db);
    const who = await confirmed();
    const { code, url } = await photo(who);
    const { status, body } = await write(who, slug, { photo: code });
    expect([status, body.photo]).toEqual([201, url]);
    expect([await shown(slug), (await inQueue('review')).pictures]).toEqual([[], [url]]);
    await decide('review', body.code, 'approve');
    expect(await shown(slug)).toEqual([url]);
    const { body: place } = await calls.ask('GET', `/api/organisations/${slug}`);
    expect(place).toMatchObject({ reviews: [{ photo: url }] });
    const data = await calls.ask('GET', '/api/user/data', who);
    expect(data.body).toMatchObject({ reviews: [{ photo: url }], photos: [{ url }] });

    const message = 'Δεν είναι εκεί.';
    await calls.ask('POST', `/api/reviews/${body.code}/report`, moderator, { message });
    const report = await inQueue('report');
    expect(report.pictures).toEqual([url]);
    await decide('report', report.code, 'approve');
    expect(await shown(slug)).toEqual([]);
    await expect.poll(() => isThere(url)).toBe(false);
  });

  it('is deleted by the next daily run if the store was unreachable when it was removed', async () => {
    const { slug } = await buildOrganisation(test.db);
    const who = await confirmed();
    const { code, url } = await photo(who);
    const { body } = await write(who, slug, { photo: code });
    const { remove } = test.media;
    let refusals = 0;
    test.media.remove = async () => {
      refusals += 1;
      throw new Error('the store is away');
    };
    expect((await decide('review', body.code, 'return')).status).toBe(204);
    await expect.poll(() => refusals).toBe(1);
    test.media.remove = remove;
    expect(await isThere(url)).toBe(true);
    await runJobsOfDay(test);
    expect(await isThere(url)).toBe(false);
  });

  it('must come from the author, survives text changes, and can be changed and removed', async () => {
    const { slug } = await buildOrganisation(test.db);
    const [who, other] = [await confirmed(), await confirmed()];
    const [one, two] = [await photo(who), await photo(who)];
    const theirs = await photo(other);
    expect(refusalOf(await write(who, slug, { photo: theirs.code }))).toBe('422 photo');
    const { body } = await write(who, slug, { photo: one.code });
    const edit = async (payload: object) => {
      const more = { rating: 4, text: 'Πολύ καλά.', ...payload };
      return (await calls.ask('PATCH', `/api/reviews/${body.code}`, who, more)).body;
    };
    expect(await edit({})).toMatchObject({ photo: one.url });
    expect(await edit({ photo: two.code })).toMatchObject({ photo: two.url });
    expect((await edit({ photo: theirs.code })).message).toHaveProperty('photo');
    expect(await edit({ photo: null })).toMatchObject({ photo: null });
  });

  it('is deleted with a returned review and with the account, while the text stays', async () => {
    const { slug } = await buildOrganisation(test.db);
    const who = await confirmed();
    const [first, second] = [await photo(who), await photo(who)];
    const returned = await write(who, slug, { photo: first.code });
    await decide('review', returned.body.code, 'return');
    const { body } = await write(who, slug, { photo: second.code });
    await decide('review', body.code, 'approve');
    expect(await shown(slug)).toEqual([second.url]);
    await test.db.query('UPDATE users SET delete_at = $2 WHERE id = $1', [who.user.id, NOON]);
    await runJobsOfDay(test);
    expect(await shown(slug)).toEqual([null]);
    for (const { url } of [first, second]) expect(await isThere(url)).toBe(false);
  });
});

it('the photo of a profile is the portrait of its holder, and public while the profile is public', async () => {
  const who = await confirmed();
  const { id, slug } = await buildOrganisation(test.db);
  const { body: review } = await write(who, slug, {});
  await decide('review', review.code, 'approve');
  await test.db.query('UPDATE organisations SET author_id = $2 WHERE id = $1', [id, who.user.id]);
  const { code, url } = await photo(who);
  const save = (payload: object) =>
    calls.ask('PUT', '/api/user/profile', who, { ...PROFILE, ...payload });
  const portraits = async () => {
    const { body: own } = await calls.ask('GET', '/api/user', who);
    const { body: person } = await calls.ask('GET', `/api/people/${who.user.code}`);
    const { body: place } = await calls.ask<Organisation>('GET', `/api/organisations/${slug}`);
    const { author, reviews } = place;
    writtenTo = author?.code;
    return [own.main_image, person.main_image, author?.image, reviews?.[0]?.author_image];
  };
  let writtenTo: string | null | undefined;
  expect((await save({ photo: code })).body).toMatchObject({ photo: url });
  expect(await portraits()).toEqual([url, undefined, null, null]);
  expect(writtenTo).toBeNull();
  expect((await save({ public: true })).body).toMatchObject({ photo: url });
  expect(await portraits()).toEqual([url, url, url, url]);
  expect(writtenTo).toBe(who.user.code);
  const stranger = await photo(await confirmed());
  expect((await save({ photo: stranger.code })).body.message).toHaveProperty('photo');
  expect((await save({ photo: null, public: true })).body).toMatchObject({ photo: null });
  expect(await portraits()).toEqual([null, null, null, null]);
});

describe('a photo that cannot be stored', () => {
  const failing = (fault: object) => async () => {
    throw Object.assign(new Error('the store'), fault);
  };
  const stored = async () => {
    const photos = await test.db.query("SELECT FROM photos WHERE free_since > 'epoch'");
    return [photos.length, test.media.files.size];
  };

  it.each([
    ['a full disk', { code: 'ENOSPC' }, [507, 'storage_full']],
    ['a full bucket', { $metadata: { httpStatusCode: 507 } }, [507, 'storage_full']],
    ['an unreachable store', { code: 'ECONNREFUSED' }, [503, 'photos_unavailable']],
  ])('is rejected with a message for %s and leaves no files', async (_of, fault, expected) => {
    const who = await confirmed();
    const { url } = await photo(who);
    const before = await stored();
    const { write: writing, read } = test.media;
    let written = 0;
    // The first file is stored, the second fails.
    test.media.write = async (name, file) =>
      (written += 1) > 1 ? failing(fault)() : writing(name, file);
    const { status, code } = await photo(who);
    test.media.write = writing;
    expect([status, code]).toEqual(expected);
    expect(await stored()).toEqual(before);
    test.media.read = failing(fault);
    expect((await test.app.inject({ url })).statusCode).toBe(503);
    test.media.read = read;
  });

  it('and cannot be deleted is deleted by the next daily run', async () => {
    const who = await confirmed();
    const { write: writing, remove } = test.media;
    test.media.write = async (name, file) => {
      await writing(name, file);
      return failing({ code: 'ECONNRESET' })();
    };
    test.media.remove = failing({ code: 'ECONNRESET' });
    const before = test.media.files.size;
    const { status } = await photo(who);
    Object.assign(test.media, { write: writing, remove });
    expect([status, test.media.files.size]).toEqual([503, before + 1]);
    const { body } = await calls.ask('GET', '/api/user/data', who);
    expect(body.photos).toEqual([]);
    await runJobsOfDay(test);
    expect(test.media.files.size).toBe(before);
  });
});

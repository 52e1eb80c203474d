import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ModerationQueue } from '#common/contract/moderation.ts';
import type { OwnReview, ReviewPage } from '#common/contract/reviews/reviews.ts';
import { runDailyJobs } from '#server/jobs.ts';
import { accountCalls, type Signed } from '#server/testing/accounts.ts';
import { buildOrganisation } from '#server/testing/builders.ts';
import { formOf, sendForm } from '#server/testing/photos.ts';
import { createTestApp, NOON, type TestApp } from '#server/testing/testApp.ts';

let test: TestApp;
let calls: ReturnType<typeof accountCalls>;
let moderator: Signed;
let bytes: Buffer;

/** Somebody whose address is confirmed. */
async function confirmed(): Promise<Signed> {
  const who = await calls.signUp();
  await test.db.query('UPDATE users SET confirmed_at = $2 WHERE email = $1', [who.email, NOON]);
  return who;
}

beforeAll(async () => {
  test = await createTestApp({ signUpsPerAddress: 1_000, accessTokenSeconds: 2_000_000 });
  calls = accountCalls(test);
  moderator = await confirmed();
  await test.db.query('UPDATE users SET moderator = true WHERE email = $1', [moderator.email]);
  bytes = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set(NOON);
  await test.db.exec('DELETE FROM rate_counters');
});

const photo = async (who: Signed) => {
  const { body } = await sendForm(test, who, formOf(bytes));
  return { code: body.code!, url: body.url! };
};
const isThere = async (url: string) => (await test.app.inject({ url })).statusCode === 200;

const write = async (who: Signed, slug: string, payload: object) => {
  const url = `/api/organisations/${slug}/reviews`;
  const { status, body } = await calls.ask('POST', url, who, { rating: 4, text: 'Καλά.', ...payload });
  return { status, body: body as unknown as OwnReview & typeof body };
}; // prettier-ignore
const shown = async (slug: string) => {
  const { body } = await calls.ask('GET', `/api/organisations/${slug}/reviews`);
  return (body as unknown as ReviewPage).records.map((one) => one.photo);
};
const inQueue = async (kind: string) => {
  const { body } = await calls.ask('GET', '/api/moderation', moderator);
  return (body as unknown as ModerationQueue).records.find((one) => one.kind === kind)!;
};
const decide = (kind: string, code: string, decision: 'approve' | 'return') =>
  calls.ask('POST', `/api/moderation/${kind}/${code}`, moderator, { decision, reason: 'Έτσι.' });

describe('the photo of a review', () => {
  it('is seen by moderators, then by everybody, in the download, and by nobody once removed', async () => {
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

    await calls.ask('POST', `/api/reviews/${body.code}/report`, moderator, { message: 'Δεν είναι εκεί.' });
    const report = await inQueue('report');
    expect(report.pictures).toEqual([url]);
    await decide('report', report.code, 'approve');
    expect(await shown(slug)).toEqual([]);
    await runDailyJobs(test.context);
    expect(await isThere(url)).toBe(false);
  }); // prettier-ignore

  it('is one that its author sent, stays while words change, and can be changed and removed', async () => {
    const { slug } = await buildOrganisation(test.db);
    const [who, other] = [await confirmed(), await confirmed()];
    const [one, two] = [await photo(who), await photo(who)];
    const refused = await write(who, slug, { photo: (await photo(other)).code });
    expect([refused.status, Object.keys(refused.body.message ?? {})]).toEqual([422, ['photo']]);
    const { body } = await write(who, slug, { photo: one.code });
    const edit = async (payload: object) => {
      const { headers } = who;
      const url = `/api/reviews/${body.code}`;
      const more = { rating: 4, text: 'Πολύ καλά.', ...payload };
      return (await test.app.inject({ method: 'PATCH', url, headers, payload: more })).json();
    };
    expect(await edit({})).toMatchObject({ photo: one.url });
    expect(await edit({ photo: two.code })).toMatchObject({ photo: two.url });
    expect(await edit({ photo: (await photo(other)).code })).toMatchObject({
      message: { photo: [expect.any(String)] },
    });
    expect(await edit({ photo: null })).toMatchObject({ photo: null });
  });

  it('goes with a review that is returned, and with the account, while the words stay', async () => {
    const { slug } = await buildOrganisation(test.db);
    const who = await confirmed();
    const [first, second] = [await photo(who), await photo(who)];
    const returned = await write(who, slug, { photo: first.code });
    await decide('review', returned.body.code, 'return');
    const { body } = await write(who, slug, { photo: second.code });
    await decide('review', body.code, 'approve');
    expect(await shown(slug)).toEqual([second.url]);
    await test.db.query('UPDATE users SET delete_at = $2 WHERE email = $1', [who.email, NOON]);
    await runDailyJobs(test.context);
    expect([await shown(slug), await isThere(first.url), await isThere(second.url)]).toEqual([
      [null],
      false,
      false,
    ]);
  });
});

import { expect, it } from 'vitest';
import { insertRow } from '#server/db/client.ts';
import { newCode, newSecret, secretHash } from '#server/lib/secrets/codes.ts';
import { buildMember, buildOrganisation } from '#server/testing/builders.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';

const test = testApp();

const GREEK = 'Φαρμακείο Δοκιμή';
const ENGLISH = 'Sample Pharmacy';

it('names a place in the reader’s language in every response about the reader’s own data', async () => {
  const { db } = test;
  const { id, slug } = await buildOrganisation(db, {
    title: GREEK,
    english: { title: ENGLISH, address: '5 Sample St', city: 'Athens', district: 'Centre' },
  });
  const who = await buildMember(test, id, 'owner');
  const token = newSecret();
  const at = { organisation_id: id, created_at: NOON };
  const own = { ...at, user_id: who.user.id };
  await insertRow(db, 'claims', { code: newCode('clm'), text: 'x', contact: 'y', ...own });
  const review = { code: newCode('rev'), author_name: 'Anna D.', rating: 5, text: 'Fine', ...own };
  await insertRow(db, 'reviews', { ...review, state: 'published' });
  await insertRow(db, 'invitations', {
    code: newCode('inv'),
    email: 'anna@seira.example',
    email_key: 'anna@seira.example',
    role: 'clerk',
    language: 'el',
    invited_by: who.user.id,
    token_hash: secretHash(token),
    expires_at: new Date(NOON.getTime() + 86_400_000),
    ...at,
  });
  const [subscription] = await db.query<{ key: string }>(
    `INSERT INTO subscriptions (topic, organisation_id, email, email_key, language, token_hash,
                                expires_at)
     VALUES ('openings', $1, 'anna@seira.example', 'anna@seira.example', 'el', $2, $3)
     RETURNING replace(key::text, '-', '') AS key`,
    [id, secretHash(newSecret()), NOON],
  );
  for (const [language, title, other] of [
    ['el', GREEK, ENGLISH],
    ['en', ENGLISH, GREEK],
  ] as const) {
    for (const url of [
      '/api/user/claims',
      '/api/user/reviews',
      '/api/user/deletion',
      '/api/user/places',
      `/api/invitations/${token}`,
      `/api/subscriptions/${subscription!.key}`,
      `/api/organisations/${slug}`,
    ]) {
      const headers = { ...who.headers, 'accept-language': language };
      const { body } = await test.app.inject({ url, headers });
      expect([url, body.includes(title), body.includes(other)]).toEqual([url, true, false]);
    }
  }
});

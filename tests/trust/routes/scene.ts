import type { Service } from '#common/contract/places/services.ts';
import { valueOf } from '#server/db/client.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import { buildMember, buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { linkToken } from '#server/testing/accounts.ts';
import { buildDevice, buildLine, createCalls, type LineSetup } from '#server/testing/lines.ts';
import { listingPayload } from '#server/testing/places.ts';
import type { TestApp } from '#server/testing/testApp.ts';

/** The requesters. The holder has a ticket, a session, a listing and a review. */
export const ROLES = [
  'visitor',
  'stranger',
  'confirmed',
  'holder',
  'clerk',
  'owner',
  'clerk elsewhere',
  'owner elsewhere',
  'moderator',
  'device',
  'device elsewhere',
  'device revoked',
] as const;
export type Role = (typeof ROLES)[number];

/** A place with one record of each kind that a path can name. */
export interface Scene extends LineSetup {
  people: Record<Role, Pick<SignedIn, 'headers'> | null>;
  /** Fills the parameters of a path. */
  fill: (path: string) => string;
  ids: string[];
  secrets: string[];
}

let scenes = 0;
/** Creates two places with people of every role, and resets the rate limits. */
export async function buildScene(test: TestApp): Promise<Scene> {
  const calls = createCalls(test);
  await test.db.query('DELETE FROM rate_counters');
  const [line, other] = [await buildLine(test), await buildLine(test)];
  const { slug } = line.place;
  const { who: holder, ticket } = await calls.take(line.list.code, await buildSignedIn(test));
  const email = `guest-${(scenes += 1)}@seira.example`;
  const made = async (url: string, who: SignedIn, payload: object) =>
    (await calls.ask<{ code: string }>('POST', url, who, payload)).body;
  const { body: walkIn } = await calls.walkIn(line, line.clerk);
  const place = `/api/places/${slug}`;
  const invitation = await made(`${place}/members`, line.owner, { email, role: 'clerk' });
  const services = await calls.ask<{ records: Service[] }>('GET', `${place}/services`, line.owner);
  const first = `${place}/services/${services.body.records[0]!.code}`;
  await calls.ask('PATCH', first, line.owner, { name: 'Πιστοποιητικά' });
  const service = await made(`${place}/services`, line.owner, { name: 'Άδειες', letter: 'Β' });
  const listing = await made('/api/user/listings', holder, listingPayload({}, { submit: false }));
  const ofHolder = 'SELECT code FROM sessions WHERE user_id = $1';
  const session = (await valueOf<string>(test.db, ofHolder, [holder.user.id]))!;
  const review = newCode('rev');
  await test.db.query(
    `INSERT INTO reviews (code, organisation_id, author_name, rating, text, created_at, user_id, state)
     VALUES ($1, $2, 'Άννα Δ.', 5, 'Όλα καλά.', $3, $4, 'published')`,
    [review, line.place.id, test.clock.now(), holder.user.id],
  );
  await test.db.query(
    `INSERT INTO held_decisions (kind, code, version, decision, reason, user_id, due_at)
     VALUES ('review', $1, '', 'return', '', $2, $3)`,
    [review, holder.user.id, test.clock.now()],
  );
  const grown = async (rights: string) => {
    const who = await buildSignedIn(test);
    await test.db.query(`UPDATE users SET ${rights} WHERE id = $1`, [who.user.id]);
    return who;
  };
  const device = await buildDevice(test, line);
  const codes: [RegExp, string][] = [
    [/\/invitations\/:code/, invitation.code],
    [/\/members\/:code/, (await buildMember(test, line.place.id)).user.code],
    [/\/devices\/:code/, device.code],
    [/\/waiting_lists\/:code/, line.list.code],
    [/\/sessions\/:code/, session],
    [/\/services\/:code/, service.code],
    [/\/listings\/:code/, listing.code],
    [/\/reviews\/:code/, review],
    [/\/people\/:code/, holder.user.code],
    [/\/moderation\/:kind\/:code/, review],
    [/:code/, ticket.code],
  ];
  const values: Record<string, string> = {
    id: slug,
    organisation: slug,
    key: walkIn.key ?? '',
    token: await linkToken(test, email, 'invitation'),
    date: '2026-11-24',
    kind: 'review',
    provider: 'google',
    author: 'usr_nobody',
    post: 'fair-queue',
    hash: '0'.repeat(32),
    file: '1.svg',
    slug,
  };
  return {
    ...line,
    ids: [...codes.map(([, code]) => code), ...Object.values(values)],
    secrets: [ticket.code, email, holder.user.email, listing.code],
    fill: (path) =>
      path
        .replace(/:code/, codes.find(([pattern]) => pattern.test(path))?.[1] ?? '')
        .replaceAll(/:(\w+)/g, (_, name: string) => values[name]!),
    people: {
      visitor: null,
      stranger: await buildSignedIn(test),
      confirmed: await grown('confirmed_at = created_at'),
      holder,
      clerk: line.clerk,
      owner: line.owner,
      'clerk elsewhere': other.clerk,
      'owner elsewhere': other.owner,
      moderator: await grown('confirmed_at = created_at, moderator = true'),
      device,
      'device elsewhere': await buildDevice(test, other),
      'device revoked': await buildDevice(test, line, true),
    },
  };
}

import { describe, expect, it } from 'vitest';
import {
  accountCalls,
  GUARD,
  NEW_PASSWORD,
  PASSWORD,
  subjectsTo,
  type Signed,
} from '#server/testing/accounts.ts';
import {
  buildList,
  buildMember,
  buildOrganisation,
  buildSignedIn,
} from '#server/testing/builders.ts';
import { createCalls } from '#server/testing/lines.ts';
import { BY_PLAN, listingPayload } from '#server/testing/places.ts';
import { decideOn } from '#server/testing/moderation.ts';
import { NOON, TODAY, testApp } from '#server/testing/testApp.ts';

const test = testApp({ signUpsPerAddress: 1_000 });
const calls = accountCalls(test);

const confirm = ({ code }: Signed) =>
  test.db.query('UPDATE users SET confirmed_at = $2 WHERE code = $1', [code, NOON]);
/** A person who signed up on an English page and confirmed the address. */
async function reader(): Promise<Signed> {
  const person = await calls.signUp({}, { 'accept-language': 'en-GB' });
  await confirm(person);
  return person;
}
const speak = (who: Signed, language: string) =>
  calls.ask('PUT', '/api/user/language', who, { language });
const latest = async ({ email }: Signed) => (await subjectsTo(test, email))[0];

describe('the language of e-mails', () => {
  it('is the language of the sign-up page and can be changed', async () => {
    const person = await reader();
    expect(await latest(person)).toMatch(/^Confirm/);
    const read = async () => (await calls.ask('GET', '/api/user', person)).body.language;
    expect(await read()).toBe('en');
    expect((await speak(person, 'el')).status).toBe(204);
    expect(await read()).toBe('el');
    expect((await speak(person, 'fr')).status).toBe(422);
  });

  it('applies to notices, whatever the language of the page', async () => {
    const person = await reader();
    const change = { current: PASSWORD, password: NEW_PASSWORD };
    const headers = { 'accept-language': 'el' };
    await calls.ask('PUT', '/api/user/password', person, change, headers);
    expect(await latest(person)).toBe('Your password has changed');
    await calls.ask('POST', '/api/users/recover', null, { email: person.email }, headers);
    expect(await latest(person)).toBe('A new password for Seira');
  });

  it('is the recipient’s for decisions, messages and closed days', async () => {
    const person = await reader();
    const moderator = await buildSignedIn(test, { moderator: true });
    await test.db.query('UPDATE users SET profile_public = true WHERE code = $1', [person.code]);

    const greek = { 'accept-language': 'el' };
    const listing = await calls.ask('POST', '/api/user/listings', person, listingPayload(), greek);
    const decided = await decideOn(test, moderator, {
      kind: 'listing',
      code: String(listing.body.code),
      decision: 'return',
      reason: 'x',
    });
    expect(decided.status).toBe(204);
    expect(await latest(person)).toMatch(/listing/);

    const written = { name: 'Άννα', email: 'anna@seira.example', message: 'Καλημέρα σας' };
    const message = { about: 'author', author: person.code, ...written, guard: GUARD };
    expect((await calls.ask('POST', '/api/messages', null, message, greek)).status).toBe(204);
    expect(await latest(person)).toMatch(/message/i);

    const place = await buildOrganisation(test.db);
    const list = await buildList(test.db, { organisationId: place.id });
    const owner = await buildMember(test, place.id, 'owner');
    await createCalls(test).take(list.code, person);
    const day = `/api/places/${place.slug}/days/${TODAY}`;
    await calls.ask('PUT', day, owner, { ...BY_PLAN, closed: true });
    expect(await latest(person)).toMatch(/^Closed on the day/);
  });

  it('applies to alerts and subscriptions once the address is confirmed', async () => {
    const email = 'unproved@seira.example';
    const newsletter = { topic: 'newsletter', guard: GUARD, email };
    await calls.ask('POST', '/api/subscriptions', null, newsletter);
    const stranger = await calls.signUp({ email }, { 'accept-language': 'en' });
    const spoken = () => test.db.query('SELECT language FROM subscriptions');
    await speak(stranger, 'en');
    expect(await spoken()).toEqual([{ language: 'el' }]);
    await confirm(stranger);
    await speak(stranger, 'en');
    expect(await spoken()).toEqual([{ language: 'en' }]);
  });
});

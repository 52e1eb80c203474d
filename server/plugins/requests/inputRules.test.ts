import { expect, it } from 'vitest';
import type { SubmissionFields } from '#common/contract/places/submissions.ts';
import { listingFaults, tidyFields } from '#server/routes/listings/listingRules.ts';
import { accountCalls, GUARD, PASSWORD, PROFILE } from '#server/testing/accounts.ts';
import { refusalOf, type TestResponse } from '#server/testing/streams.ts';
import { testApp } from '#server/testing/testApp.ts';
import { LISTING } from '#server/testing/places.ts';

const test = testApp();
const { ask, signUp } = accountCalls(test);
const person = { email: 'rules@example.gr', password: PASSWORD, birth_date: '1990-01-01' };
const names = { first_name: 'Άννα', last_name: 'Δοκιμή' };

/** The API's message for a name, in each field that accepts one. */
const saidOf = async (name: string) => {
  const { headers } = await signUp();
  const written = { name, email: person.email, message: 'Καλημέρα', guard: GUARD };
  const say = (method: 'POST' | 'PUT', url: string, payload: object) =>
    ask(method, url, { headers }, payload, { 'accept-language': 'en' });
  const signUpAs = (own: object) =>
    say('POST', '/api/users/sign_up', { ...person, ...names, ...own });
  const responses = {
    first_name: await signUpAs({ first_name: name }),
    last_name: await signUpAs({ last_name: name }),
    message: await say('POST', '/api/messages', { ...written, about: 'contact' }),
    comment: await say('POST', '/api/blog/fair-queue/comments', written),
    profile: await say('PUT', '/api/user/profile', { ...PROFILE, name: `Άννα ${name}` }),
  };
  const saidBy = ({ status, body }: TestResponse) =>
    `${status} ${Object.values(body.message ?? {})
      .flat()
      .join()}`;
  return Object.entries(responses).map(([field, response]) => [field, saidBy(response)]);
};

it.each([
  ['Ma\u200bria', 'has hidden characters, perhaps from copying: type it again'],
  ['www.evil.com', 'cannot contain a web address'],
])('rejects the name %j in every field', async (name, sentence) => {
  const fields = ['first_name', 'last_name', 'message', 'comment', 'profile'];
  expect(await saidOf(name)).toEqual(fields.map((field) => [field, `422 ${sentence}`]));
});

const fields = {
  ...LISTING,
  title: 'Κουρείο\nο Λευτέρης\u200b',
  description: 'Δύο\nκαρέκλες',
  phone: '\u200e112',
  facebook: 'http://facebook.com/l',
};
const consents = { privacy: true, terms: true };
const faultsOf = (more: Partial<SubmissionFields>) => {
  const faults = listingFaults(tidyFields({ ...fields, ...more }), consents);
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault.key]] : [])),
  );
};

it('stores a listing in normalised form', () => {
  expect(tidyFields(fields)).toMatchObject({
    title: 'Κουρείο ο Λευτέρης',
    description: 'Δύο\nκαρέκλες',
    phone: '112',
    facebook: 'https://facebook.com/l',
  });
  expect(faultsOf({})).toEqual({});
});

it('names listing fields that are invisible or link elsewhere', () => {
  const nothing = '\u200b\u3164';
  expect(
    faultsOf({
      title: '—!',
      description: nothing,
      address: nothing,
      owner: 'evil.com',
      phone: '(((((((',
      facebook: 'https://evil.gr',
      linked_in: 'https://facebook.com/l',
    }),
  ).toEqual({
    title: 'no_letter',
    description: 'required',
    address: 'required',
    owner: 'has_link',
    phone: 'invalid_phone',
    facebook: 'invalid_network',
    linked_in: 'invalid_network',
  });
});

it('stores nothing about posts and authors that do not exist', async () => {
  const written = { name: 'Νίκος', email: person.email, message: 'Καλημέρα', guard: GUARD };
  const author = { ...written, about: 'author', author: 'nobody' };
  const comment = await ask('POST', '/api/blog/nothing/comments', null, written);
  expect(refusalOf(comment)).toBe('404 post_not_found');
  const message = await ask('POST', '/api/messages', null, author);
  expect(refusalOf(message)).toBe('404 person_not_found');
});

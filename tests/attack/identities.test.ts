import { beforeAll, expect, it } from 'vitest';
import { buildList, buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { createCalls } from '#server/testing/lines.ts';
import { attackTarget, ROUNDS } from './target.ts';

const PEOPLE = 25;
const CALLS = 500;

const target = attackTarget({ maxRequests: 1_000 });
const people: SignedIn[] = [];
const tickets: string[] = [];
beforeAll(async () => {
  const { code } = await buildList(target.db);
  for (let n = 0; n < PEOPLE; n += 1) {
    const person = await buildSignedIn(target);
    people.push(person);
    tickets.push((await createCalls(target).take(code, person)).ticket.code);
  }
});

/** Everything in a response that can identify a person. */
const marksOf = (n: number) => [people[n]!.user.email, people[n]!.user.code, tickets[n]!];

it('never mixes up responses of different people under concurrent requests', async () => {
  const marks = people.map((_, n) => marksOf(n));
  const kinds = ['/api/user', '/api/user/tickets', '/api/organisations', '/', '/dashboard'];
  for (let round = 0; round < ROUNDS; round += 1) {
    target.app.load.limit = 1_000;
    const strangers = await Promise.all(
      Array.from({ length: CALLS }, async (_, n) => {
        const who = (n * 7 + round) % PEOPLE;
        const url = kinds[n % kinds.length]!;
        const accept = url.startsWith('/api') ? '*/*' : 'text/html';
        const headers = { ...people[who]!.headers, accept };
        const response = await fetch(`${target.address}${url}`, { headers });
        const text = await response.text();
        // A response that asks for a retry contains no personal data.
        if (response.status === 503) return [];
        if (url === '/api/user') expect(text).toContain(people[who]!.user.email);
        if (url === '/api/user/tickets') expect(text).toContain(tickets[who]);
        const own = url.startsWith('/api/user') ? who : -1;
        return marks.flatMap((list, other) =>
          other === own ? [] : list.filter((mark) => text.includes(mark)),
        );
      }),
    );
    expect(strangers.flat()).toEqual([]);
  }
});

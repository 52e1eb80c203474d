import { beforeEach, describe, expect, it } from 'vitest';
import { codeAt, createPhone, setDoor } from '#server/testing/doors.ts';
import { testLine } from '#server/testing/lines.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const line = testLine(test);
beforeEach(() => setDoor(test, line, 'poster'));
const url = () => `/join/${line.place.slug}`;
const send = (form: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: url(),
    payload: form,
    headers: {
      accept: 'text/html,*/*;q=0.8',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
const cookieOf = (headers: Record<string, unknown>) =>
  ([headers['set-cookie'] ?? []].flat() as string[]).find((text) => text.startsWith('seira-door='));

describe('the form of a door', () => {
  it('leads to the ticket without any script, and again to the same ticket', async () => {
    const opened = await test.app.inject({ url: url(), headers: { accept: 'text/html' } });
    expect(cookieOf(opened.headers)).toMatch(
      /^seira-door=[\w.-]+; Path=\/; Max-Age=172800; HttpOnly; SameSite=Lax$/,
    );
    const headers = { cookie: cookieOf(opened.headers)!.split(';')[0]! };
    const [first, second] = await Promise.all([send('service=', headers), send('', headers)]);
    expect(first.statusCode).toBe(303);
    expect(first.headers.location).toMatch(/^\/ticket\/[0-9a-f]{32}$/);
    expect(first.headers['referrer-policy']).toBe('no-referrer');
    expect(second.headers.location).toBe(first.headers.location);
  });

  it('leads back with the reason of a refusal, and keeps the pass', async () => {
    await test.db.query('UPDATE waiting_lists SET capacity = 0 WHERE id = $1', [line.list.id]);
    expect((await send('')).headers.location).toBe(`${url()}?refused=list_full`);
    await setDoor(test, line, 'rotating');
    expect((await send('')).headers.location).toBe(`${url()}?refused=code_missing`);
    const { pass } = (await createPhone(test).open(line, codeAt(test, line).code)).body;
    expect((await send(`code=${pass}`)).headers.location).toBe(
      `${url()}?code=${pass}&refused=list_full`,
    );
    expect((await send('', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'same-site' },
  ])('takes nothing from the form of another site (%o)', async (from) => {
    const { headers } = await send('', from);
    expect(headers.location).toBe(url());
    const found = await test.app.inject({
      method: 'POST',
      url: '/find',
      payload: `place=${line.place.slug}&label=1&lookup=000000`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...from },
    });
    // A guess would say that the number is unknown.
    expect(found.headers.location).not.toContain('refused');
    const tickets = 'SELECT FROM tickets WHERE waiting_list_id = $1';
    expect(await test.db.query(tickets, [line.list.id])).toEqual([]);
  });

  it('leads nowhere else, whatever the address', async () => {
    for (const slug of ['%2f%2fevil.example', '..%2f..%2fevil', 'a%0d%0ab']) {
      const response = await test.app.inject({
        method: 'POST',
        url: `/join/${slug}`,
        payload: 'code=x',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(response.headers.location ?? '/join/').toMatch(/^\/join\/[^/]*$/);
    }
  });
});

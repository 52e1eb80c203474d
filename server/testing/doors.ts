import type { JoinView } from '#common/contract/door.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { doorCodeOf } from '#server/lib/secrets/doorCode.ts';
import type { LineSetup } from './lines.ts';
import { askOf, type Caller } from './streams.ts';
import type { TestApp } from './testApp.ts';

type Place = Pick<LineSetup, 'place'>;

interface PhoneOptions {
  cookies?: boolean;
  address?: string;
  /** The person that is logged in. */
  who?: Caller;
}

/** A browser at a door: it keeps its cookie, unless it refuses cookies. */
export function createPhone(
  test: TestApp,
  { cookies = true, address = '192.0.2.1', who = null }: PhoneOptions = {},
) {
  const ask = askOf(test);
  const jar: { cookie?: string } = {};
  const send = async <Body>(method: 'GET' | 'POST', url: string, payload?: object) => {
    const sent = { 'x-forwarded-for': address, ...jar };
    const response = await ask<Body>(method, url, who, payload, sent);
    const [cookie] = [response.headers['set-cookie'] ?? []].flat() as string[];
    if (cookies && cookie) jar.cookie = cookie.split(';', 1)[0]!;
    return response;
  };
  return {
    jar,
    open: ({ place }: Place, code?: string) =>
      send<JoinView>('GET', `/api/join/${place.slug}${code === undefined ? '' : `?code=${code}`}`),
    join: ({ place }: Place, payload: { service?: string; code?: string | null } = {}) =>
      send<Ticket>('POST', `/api/join/${place.slug}`, payload),
  };
}

export const setDoor = (test: TestApp, { place }: Place, mode: JoinView['mode']) =>
  test.db.query('UPDATE organisations SET door = $2 WHERE id = $1', [place.id, mode]);

/** The code that the screen of a place shows now. */
export const codeAt = (test: TestApp, { place }: Place) =>
  doorCodeOf(test.context.keys, place.code, test.clock.now());

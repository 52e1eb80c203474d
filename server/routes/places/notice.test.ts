import { beforeEach, expect, it } from 'vitest';
import type { PlaceNotice } from '#common/contract/notice.ts';
import type { NoticePayload } from '#common/contract/places/notice.ts';
import { setDoor } from '#server/testing/doors.ts';
import { buildDevice, createCalls, testLine } from '#server/testing/lines.ts';
import { askOf, type Caller } from '#server/testing/streams.ts';
import { TODAY, testApp } from '#server/testing/testApp.ts';

const test = testApp();
const ask = askOf(test);
const calls = createCalls(test);
const line = testLine(test);
beforeEach(() => setDoor(test, line, 'poster'));

const lift: NoticePayload = {
  text: '  Ο ανελκυστήρας δεν λειτουργεί  ',
  text_en: 'The lift is out of order',
  until: '2026-11-21',
};
type Saved = { notice: PlaceNotice | null };
const url = () => `/api/places/${line.place.slug}/notice`;
const save = (notice: Partial<NoticePayload> = {}, headers = {}) =>
  ask<Saved>('PUT', url(), line.owner, { ...lift, ...notice }, headers);
const remove = () => ask<Saved>('DELETE', url(), line.owner);

/** The notice on every screen of the place. */
async function shown(key: string, device: Caller) {
  const { slug } = line.place;
  const read = async (url: string, who: Caller = null) =>
    (await ask<Partial<Saved>>('GET', `/api/${url}`, who)).body.notice;
  return {
    listing: await read(`organisations/${slug}`),
    board: await read(`organisations/${slug}/line`),
    kiosk: await read(`kiosk/${slug}`, device),
    join: await read(`join/${slug}`),
    ticket: await read(`tickets/${key}`),
    poster: await read(`places/${slug}/plan`, line.owner),
  };
}

it('shows one notice on every screen until the end of its last day', async () => {
  const device = await buildDevice(test, line);
  const key = (await calls.walkIn(line, line.clerk)).body.key!;
  const screens = ['listing', 'board', 'kiosk', 'join', 'ticket', 'poster'];
  const everywhere = (notice: PlaceNotice | null) =>
    Object.fromEntries(screens.map((screen) => [screen, notice]));
  expect(await shown(key, device)).toEqual(everywhere(null));

  const notice = { ...lift, text: 'Ο ανελκυστήρας δεν λειτουργεί' };
  expect((await save()).body).toEqual({ notice });
  expect(await shown(key, device)).toEqual(everywhere(notice));

  test.clock.set('2026-11-21T23:59:00+02:00');
  expect((await shown(key, device)).listing).toEqual(notice);
  test.clock.set('2026-11-22T00:00:00+02:00');
  const { poster: _, ...later } = await shown(key, device);
  expect(Object.values(later)).toEqual([null, null, null, null, null]);
});

it('wakes boards and tickets that are open', async () => {
  const { version } = await calls.lineAt(line.place);
  await save();
  expect((await calls.lineAt(line.place)).version).toBe(version + 1);
  await remove();
  expect((await calls.lineAt(line.place)).version).toBe(version + 2);
});

it('rejects an empty or long text and a last day in the past or after a year', async () => {
  const message = async (change: Partial<NoticePayload>, language = 'el') => {
    const { status, body } = await save(change, { 'accept-language': language });
    expect(status).toBe(422);
    return body.message;
  };
  expect(await message({ text: ' ' })).toEqual({ text: ['λείπει'] });
  expect(await message({ text: 'α'.repeat(201), text_en: 'a'.repeat(201) }, 'en')).toEqual({
    text: ['cannot be longer than 200 characters'],
    text_en: ['cannot be longer than 200 characters'],
  });
  for (const until of ['2026-11-19', '2027-11-22', '2026-02-30', 'Friday', '']) {
    expect(await message({ until }, 'en'), until).toEqual({
      until: ['must be from today to 366 days from now'],
    });
  }
  expect(await message({ until: '2026-11-19' })).toEqual({
    until: ['πρέπει να είναι από σήμερα έως 366 ημέρες μετά'],
  });
  expect((await save({ until: TODAY })).status).toBe(200);
  expect((await save({ until: '2027-11-21', text_en: ' ' })).body.notice?.text_en).toBeNull();
});

it('is removed, more than once, with each time in the trail', async () => {
  await save();
  expect((await remove()).body).toEqual({ notice: null });
  expect((await remove()).body).toEqual({ notice: null });
  const { records } = await calls.audit(line.place, line.owner);
  const actions = records.map(({ action }) => action);
  expect(actions).toEqual(['remove_notice', 'remove_notice', 'change_notice']);
});

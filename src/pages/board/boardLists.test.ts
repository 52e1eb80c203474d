import { expect, it } from 'vitest';
import { LineList } from '#common/contract/line.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { buildCalled, buildLineList } from '#src/mocks/lines.ts';
import { boardLists } from './boardLists.ts';

const list = (overrides: Parameters<typeof buildLineList>[0]) =>
  readResponse(LineList, buildLineList(overrides));

const called = (label: string, minute: number) =>
  buildCalled({ rank: 12, label, called_at: `2026-03-16T09:${minute}:00+02:00` });

const services = [
  list({
    service: 'Πιστοποιητικά',
    service_code: 'a',
    status: 'paused',
    waiting: 6,
    now_serving: [called('Α12', 20)],
    recent_calls: [called('Α12', 20), called('Α11', 10)],
  }),
  list({
    service: 'Παράβολα',
    service_code: 'b',
    waiting: 2,
    now_serving: [called('Β12', 25)],
    recent_calls: [called('Β12', 25), called('Β11', 15)],
  }),
];

it('shows all services of a line in one order of calls', () => {
  const [merged, ...others] = boardLists(services);
  expect(others).toEqual([]);
  expect(merged).toMatchObject({ status: 'open', waiting: 8 });
  expect(merged?.nowServing?.map(({ label }) => label)).toEqual(['Β12', 'Α12']);
  const recent = merged?.recentCalls?.map(({ label }) => label);
  expect(recent).toEqual(['Β12', 'Α12', 'Β11', 'Α11']);
});

it('shows lists without services apart', () => {
  const lists = [list({ service: 'Ταμείο' }), list({ service: 'Πρωτόκολλο' })];
  expect(boardLists(lists)).toEqual(lists);
  expect(boardLists(services.slice(0, 1))).toHaveLength(1);
});

import { describe, expect, it } from 'vitest';
import type { QuietHours } from '#common/contract/line.ts';
import { buildLine, createCalls, FIRST } from '#server/testing/lines.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';

const test = testApp({ accessTokenSeconds: 86_400 });
const calls = createCalls(test);

describe('the quiet hours of an organisation', () => {
  it('return the wait of a person who takes a number at half past', async () => {
    const line = await buildLine(test);
    const hours = () =>
      calls.ask<QuietHours>('GET', `/api/organisations/${line.place.slug}/quiet_hours`);
    expect((await hours()).body).toEqual({ records: [] });
    const at = (minutes: number) => {
      test.clock.set(NOON);
      test.clock.advance(minutes * 60);
    };
    at(20);
    for (let n = 0; n < 3; n += 1) await calls.take(line.list.code);
    for (const minutes of [34, 36, 50, 55]) {
      at(minutes);
      await calls.next(line, line.clerk, FIRST);
    }
    // The cached hours have expired by then.
    at(90);
    const { status, body } = await hours();
    expect(status).toBe(200);
    expect(body.records).toEqual([{ weekday: 5, hour: 12, minutes: 20, visits: 3 }]);
  });

  it('return 404 for an unknown place', async () => {
    expect((await calls.ask('GET', '/api/organisations/nowhere/quiet_hours')).status).toBe(404);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSource, fakeStreams } from '#tests/dataHooks.tsx';
import { follow, type Follower, type LiveState } from './liveEvents.ts';

const openCount = (): number => FakeSource.all.filter((source) => !source.isClosed).length;

const leave: (() => void)[] = [];
const following = (address = '/api/line/live', whileHidden = false) => {
  const states: LiveState[] = [];
  const events: [unknown, boolean][] = [];
  const follower: Follower = {
    onEvent: (data, isFirst) => events.push([data, isFirst]),
    onState: (state) => states.push(state),
    whileHidden,
  };
  const stop = follow(address, 'line', follower);
  leave.push(stop);
  return { states, events, stop };
};
/** Time until the next connection, in ms. */
const pauseOf = (): number => {
  const before = FakeSource.all.length;
  let pause = 0;
  while (FakeSource.all.length === before) {
    vi.advanceTimersByTime(50);
    pause += 50;
  }
  return pause;
};
const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

fakeStreams();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
  setHidden(false);
});

describe('a stream', () => {
  it('continues in a hidden tab if a follower asks for it, otherwise it pauses', () => {
    const waiting = following('/api/tickets/1/live', true);
    following();
    FakeSource.all.forEach((source) => source.onopen());
    setHidden(true);
    expect(openCount()).toBe(1);
    FakeSource.all[0]!.send('line', { rank: 1 });
    expect(waiting.events).toEqual([[{ rank: 1 }, true]]);
    setHidden(false);
    expect(openCount()).toBe(2);
  });

  it('is shared by all followers and ends with the last one', () => {
    const one = following();
    const other = following();
    expect(FakeSource.all).toHaveLength(1);
    FakeSource.last.onopen();
    FakeSource.last.send('line', { n: 1 });
    expect([one.states, other.states]).toEqual([['live'], ['connecting', 'live']]);
    expect([one.events, other.events]).toEqual([[[{ n: 1 }, true]], [[{ n: 1 }, true]]]);
    const late = following();
    expect(late.states).toEqual(['live']);
    expect(late.events).toEqual([[{ n: 1 }, false]]);
    one.stop();
    other.stop();
    expect(openCount()).toBe(1);
    late.stop();
    expect(openCount()).toBe(0);
  });

  it('reconnects after growing pauses, from the last event on', () => {
    const { states } = following();
    FakeSource.last.onopen();
    FakeSource.last.send('line', { n: 1 }, '2026-11-20.57.digest');
    FakeSource.last.onerror();
    expect(states).toEqual(['live', 'cut']);
    expect(openCount()).toBe(0);
    vi.advanceTimersByTime(2_000);
    expect(FakeSource.all).toHaveLength(2);
    expect(FakeSource.last.url).toBe('/api/line/live?last_event_id=2026-11-20.57.digest');
    const pauses = Array.from({ length: 9 }, () => {
      FakeSource.last.onerror();
      return pauseOf();
    });
    expect(pauses[0]).toBeLessThanOrEqual(4_000);
    for (const pause of pauses.slice(5)) {
      expect(pause).toBeGreaterThanOrEqual(15_000);
      expect(pause).toBeLessThanOrEqual(60_050);
    }
    FakeSource.last.onopen();
    FakeSource.last.send('line', { n: 2 });
    expect(states.at(-1)).toBe('live');
  });

  it('reconnects at a random time', () => {
    const pauses = new Set<number>();
    for (let n = 0; n < 20; n += 1) {
      const { stop } = following(`/api/${n}/live`);
      FakeSource.last.onerror();
      pauses.add(pauseOf());
      stop();
    }
    expect(pauses.size).toBeGreaterThan(5);
  });

  it('counts as cut without a heartbeat', () => {
    const { states } = following();
    FakeSource.last.onopen();
    for (let n = 0; n < 5; n += 1) {
      vi.advanceTimersByTime(20_000);
      FakeSource.last.send('beat', 20_000, '');
    }
    expect(states).toEqual(['live']);
    vi.advanceTimersByTime(50_000);
    expect(states).toEqual(['live', 'cut']);
  });

  it('pauses while hidden and resumes at once when visible', () => {
    const { states } = following();
    FakeSource.last.onopen();
    setHidden(true);
    expect(openCount()).toBe(0);
    expect(states).toEqual(['live', 'connecting']);
    vi.advanceTimersByTime(600_000);
    expect(FakeSource.all).toHaveLength(1);
    setHidden(false);
    expect(openCount()).toBe(1);
  });

  it('reconnects when the machine wakes and when the network returns', () => {
    following();
    FakeSource.last.onopen();
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(5_000);
    expect(FakeSource.all).toHaveLength(2);
    window.dispatchEvent(new Event('online'));
    expect(FakeSource.all).toHaveLength(3);
    expect(openCount()).toBe(1);
  });

  it('reconnects when a page returns from the back-forward cache, but not on its first display', () => {
    following();
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(FakeSource.all).toHaveLength(1);
    show(true);
    expect(FakeSource.all).toHaveLength(2);
  });

  it('is unavailable in a browser without support', () => {
    vi.stubGlobal('EventSource', undefined);
    expect(following().states).toEqual(['cut']);
  });
});

import { describe, expect, it } from 'vitest';
import type { Wait } from '#common/line/wait.ts';
import { waitNow } from '#src/mocks/lines.ts';
import { sceneNow, sceneOfTicket } from './scene.ts';

const wait = (change: Partial<Wait>) => waitNow({ waiting: 4, ...change });
const front = '/pictures/organisations/kep/kep-kypselis/0.svg';

describe('the picture of a place', () => {
  it('shows up to eight waiting people at the door', () => {
    expect(sceneNow(front, wait({}))).toBe(`${front}?waiting=4`);
    expect(sceneNow(front, wait({ waiting: 24 }))).toBe(`${front}?waiting=8`);
    expect(sceneNow(front, wait({ status: 'none', waiting: 0 }))).toBe(`${front}?waiting=0`);
    expect(sceneNow(`${front}?waiting=7`, wait({ waiting: null }))).toBe(`${front}?waiting=0`);
  });

  it('shows the ticket being served, and closed shutters while the place is closed', () => {
    expect(sceneNow(front, wait({}), 57)).toBe(`${front}?waiting=4&serving=57`);
    expect(sceneNow(front, wait({ status: 'closed', waiting: 24 }), 57)).toBe(`${front}?shut`);
  });

  it('is unchanged if it is not a drawing or nothing is known', () => {
    const photograph = 'https://example.org/0.svg';
    expect(sceneNow(photograph, wait({}))).toBe(photograph);
    expect(sceneNow(front, null)).toBe(front);
    expect(sceneNow(null, wait({}))).toBeNull();
  });
});

describe('the picture of a ticket', () => {
  const ticket = {
    organisation: { image: front },
    status: 'scheduled',
    dueDate: '2026-11-20',
    waitingList: { ticketsCount: 3 },
    rank: 12,
  };
  const of = (change: Partial<Parameters<typeof sceneOfTicket>[0]>) =>
    sceneOfTicket({ ...ticket, ...change }, '2026-11-20');

  it('shows who waits today, and the ticket itself after its call', () => {
    expect(of({})).toBe(`${front}?waiting=3`);
    expect(of({ status: 'running' })).toBe(`${front}?waiting=3&serving=12`);
    // A list of yesterday may continue after midnight.
    expect(of({ dueDate: '2026-11-19' })).toBe(`${front}?waiting=3`);
  });

  it('is the default picture on other days, after the end, and if nothing is known', () => {
    expect(of({ dueDate: '2026-11-21' })).toBe(front);
    expect(of({ status: 'processed' })).toBe(front);
    expect(of({ waitingList: { ticketsCount: null } })).toBe(front);
  });
});

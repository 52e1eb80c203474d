import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '#src/api/transport/session.ts';
import { SessionCache } from './SessionCache.tsx';

const inTab = ['seira.drafts', 'seira.interrupted_ticket'];
const onDevice = ['seira.listing_draft'];

const stored = () => [
  ...inTab.map((key) => sessionStorage.getItem(key) !== null),
  ...onDevice.map((key) => localStorage.getItem(key) !== null),
];

beforeEach(() => {
  session.open({ access: 'a', refresh: 'r' });
  render(<SessionCache />);
  for (const key of inTab) sessionStorage.setItem(key, '{}');
  for (const key of onDevice) localStorage.setItem(key, '{}');
});
afterEach(() => session.close('left'));

describe('unfinished input', () => {
  it('is deleted on logout, because the next person must not see it', () => {
    act(() => session.close('left'));
    expect(stored()).toEqual([false, false, false]);
  });

  it('is kept when the session expires, because the person may return', () => {
    act(() => session.close('expired'));
    expect(stored()).toEqual([true, true, true]);
  });
});

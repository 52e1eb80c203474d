// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '#src/api/transport/session.ts';
import { SessionCache } from './SessionCache.tsx';

const keys = ['seira.drafts', 'seira.interrupted_ticket'];

const isKept = () => {
  session.open({ access: 'a', refresh: 'r' });
  render(<SessionCache />);
  for (const key of keys) sessionStorage.setItem(key, '{}');
  return () => keys.map((key) => sessionStorage.getItem(key) !== null);
};

afterEach(() => {
  cleanup();
  session.close('left');
  sessionStorage.clear();
});

describe('what somebody had begun in this tab', () => {
  it('is forgotten when they sign out, for the next person must not see it', () => {
    const kept = isKept();
    act(() => session.close('left'));
    expect(kept()).toEqual([false, false]);
  });

  it('stays when the session merely ends: they will come back to it', () => {
    const kept = isKept();
    act(() => session.close('expired'));
    expect(kept()).toEqual([true, true]);
  });
});

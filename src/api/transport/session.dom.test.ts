import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from './session.ts';
import { ACCESS_KEY, readAccess, readRefresh, REFRESH_KEY } from './tokenStore.ts';

let stop = (): void => undefined;

/** Simulates a change in another tab. */
const elsewhere = (access: string | null): void => {
  const oldValue = localStorage.getItem(ACCESS_KEY);
  if (access === null) localStorage.clear();
  else localStorage.setItem(ACCESS_KEY, access);
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: ACCESS_KEY,
      oldValue,
      newValue: access,
      storageArea: localStorage,
    }),
  );
};

beforeEach(() => {
  stop = session.start();
});
afterEach(() => {
  session.close('left');
  stop();
});

describe('session', () => {
  it('stores both tokens under the keys of the contract', () => {
    session.open({ access: 'a', refresh: 'r' });
    expect(localStorage.getItem('id_token')).toBe('a');
    expect(localStorage.getItem('refresh_token')).toBe('r');
    expect([ACCESS_KEY, REFRESH_KEY]).toEqual(['id_token', 'refresh_token']);
    session.close('left');
    expect(localStorage).toHaveLength(0);
  });

  it('raises the session version with each login and logout, but not with a refresh', () => {
    const start = session.get().sessionVersion;
    session.open({ access: 'a', refresh: 'r' });
    session.renew({ access: 'b', refresh: 's' });
    expect(session.get()).toMatchObject({ token: 'b', sessionVersion: start + 1 });
    session.close('left');
    expect(session.get()).toMatchObject({ token: null, sessionVersion: start + 2, ended: 'left' });
  });

  it('follows a login, a refresh and a logout in another tab', () => {
    const listener = vi.fn();
    const unsubscribe = session.subscribe(listener);
    const { sessionVersion } = session.get();
    elsewhere('a');
    expect(session.get()).toMatchObject({ token: 'a', sessionVersion: sessionVersion + 1 });
    elsewhere('b');
    expect(session.get()).toMatchObject({ token: 'b', sessionVersion: sessionVersion + 1 });
    elsewhere(null);
    expect(session.get()).toMatchObject({
      token: null,
      sessionVersion: sessionVersion + 2,
      ended: 'elsewhere',
    });
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
  });

  it('raises the session version for tokens of another session, from storage or from an event', () => {
    session.open({ access: 'a', refresh: 'r' });
    const { sessionVersion } = session.get();
    // Another tab logs out and in again, and this tab receives one late event.
    localStorage.setItem('seira.session', 'another');
    elsewhere('b');
    expect(session.get()).toMatchObject({
      token: 'b',
      sessionVersion: sessionVersion + 1,
      ended: 'elsewhere',
    });
    // A page in the back-forward cache receives no events.
    localStorage.setItem('seira.session', 'a third');
    localStorage.setItem(ACCESS_KEY, 'c');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session.get()).toMatchObject({ token: 'c', sessionVersion: sessionVersion + 2 });
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session.get()).toMatchObject({
      token: null,
      sessionVersion: sessionVersion + 3,
      ended: 'elsewhere',
    });
  });

  it('stores the reason of a failed login or registration until the next attempt', () => {
    session.begin();
    expect(session.get().loading).toBe(true);
    session.signInFailed({ status: 422, error: 'wrong' });
    expect(session.get()).toMatchObject({ loading: false, signInResult: { status: 422 } });
    session.begin();
    expect(session.get().signInResult).toBeNull();
    session.registrationFailed({ status: 422, message: { email: ['taken'] } });
    expect(session.get().registrationResult?.message).toEqual({ email: ['taken'] });
  });

  it.each([
    ['without', 'SecurityError', ['getItem', 'setItem', 'removeItem']],
    ['with full', 'QuotaExceededError', ['setItem']],
  ] as const)('works %s storage while the page is open', (_how, name, methods) => {
    const refuse = (): never => {
      throw new DOMException('no', name);
    };
    const spies = methods.map((method) =>
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse),
    );
    session.open({ access: 'a', refresh: 'r' });
    expect([readAccess(), readRefresh()]).toEqual(['a', 'r']);
    expect(session.get().stored).toBe(false);
    session.close('left');
    expect([readAccess(), readRefresh()]).toEqual([null, null]);
    session.open({ access: 'b', refresh: 's' });
    for (const spy of spies) spy.mockRestore();
    session.renew({ access: 'c', refresh: 't' });
    expect(session.get().stored).toBe(true);
    expect(localStorage.getItem(ACCESS_KEY)).toBe('c');
    session.close('left');
    expect(readAccess()).toBeNull();
  });
});

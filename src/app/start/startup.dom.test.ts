import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '#src/api/transport/client.ts';
import { session } from '#src/api/transport/session.ts';
import { clockAhead } from '#src/lib/clock/serverClock.ts';
import { checkAuthorization, learnPageTime, unregisterServiceWorkers } from './startup.ts';

afterEach(() => session.close('left'));

describe('checkAuthorization', () => {
  it('treats a visitor with a stored token as logged in and requests the user', async () => {
    localStorage.setItem('id_token', 'stored');
    const get = vi
      .spyOn(client, 'request')
      .mockResolvedValue({ data: { name: 'Ελένη', main_image: null } });
    await checkAuthorization();
    expect(session.get().token).toBe('stored');
    expect(get.mock.calls.map(([{ url }]) => url)).toEqual(['/api/user']);
  });

  it('requests nothing for a guest', async () => {
    const get = vi.spyOn(client, 'request');
    await checkAuthorization();
    expect(session.get().token).toBeNull();
    expect(get).not.toHaveBeenCalled();
  });

  it('does not wait for a server that never responds', async () => {
    vi.useFakeTimers();
    localStorage.setItem('id_token', 'stored');
    vi.spyOn(client, 'request').mockReturnValue(new Promise(() => {}));
    const checked = checkAuthorization();
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(checked).resolves.toBeUndefined();
  });
});

it('learns the time of the server from the page, but not from a cached page', () => {
  vi.useFakeTimers();
  const load = (transferSize: number, hoursAhead: number) => {
    const description = String(Date.now() + hoursAhead * 3_600_000);
    const serverTiming = [{ name: 'clock', description }];
    const page = { transferSize, responseStart: performance.now(), serverTiming };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page as never]);
    learnPageTime();
    return clockAhead();
  };
  expect(load(0, 5)).toBe(0);
  expect(load(300, 2)).toBe(7_200_000);
});

it('unregisters a service worker of an earlier version', async () => {
  const unregister = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: () => Promise.resolve([{ unregister }]) },
  });
  unregisterServiceWorkers();
  await vi.waitFor(() => expect(unregister).toHaveBeenCalledOnce());
});

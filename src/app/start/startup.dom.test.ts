import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '#src/api/transport/client.ts';
import { session } from '#src/api/transport/session.ts';
import { checkAuthorization, unregisterServiceWorkers } from './startup.ts';

afterEach(() => {
  vi.useRealTimers();
  session.close('left');
  localStorage.clear();
});

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

it('unregisters a service worker of an earlier version', async () => {
  const unregister = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: () => Promise.resolve([{ unregister }]) },
  });
  unregisterServiceWorkers();
  await vi.waitFor(() => expect(unregister).toHaveBeenCalledOnce());
});

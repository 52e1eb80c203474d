import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '#src/api/transport/session.ts';
import { user } from '#src/i18n/el/auth.ts';
import { toasts } from '#src/lib/toasts.ts';
import { show } from '#tests/dom.tsx';
import { SessionEnd } from './SessionEnd.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  act(() => session.close('left'));
});

it('says once that a session ends with the page, only where the browser refuses storage', () => {
  const said: string[] = [];
  const stop = toasts.serve(({ text }) => said.push(text));
  show(<SessionEnd />);
  act(() => session.open({ access: 'a', refresh: 'r' }));
  expect(said).toEqual([]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  act(() => session.open({ access: 'b', refresh: 's' }));
  // Another frame of the app is mounted, and the tokens are renewed.
  show(<SessionEnd />);
  act(() => session.renew({ access: 'c', refresh: 't' }));
  expect(said).toEqual([user.login.notStored]);
  stop();
});

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

it('warns once that the session ends with the page, if the browser refuses storage', () => {
  const said: string[] = [];
  const stop = toasts.serve(({ text }) => said.push(text));
  show(<SessionEnd />);
  act(() => session.open({ access: 'a', refresh: 'r' }));
  expect(said).toEqual([]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  act(() => session.open({ access: 'b', refresh: 's' }));
  // A second mount and a token refresh must not repeat the warning.
  show(<SessionEnd />);
  act(() => session.renew({ access: 'c', refresh: 't' }));
  expect(said).toEqual([user.login.notStored]);
  stop();
});

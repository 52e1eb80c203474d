// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toasts } from '#src/lib/toasts.ts';
import { show } from '#tests/dom.tsx';
import { ToastStack } from './ToastStack.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('takes back a message after six seconds, unless somebody is at it, and an error never', () => {
  vi.useFakeTimers();
  show(<ToastStack />);
  const wait = () => act(() => vi.advanceTimersByTime(7_000));
  act(() => {
    toasts.say({ text: 'Αποσυνδεθήκατε με επιτυχία.', kind: 'success' });
    toasts.say({ text: 'Δεν υπάρχει σύνδεση.', kind: 'error' });
  });
  fireEvent.focus(screen.getByRole('status').querySelector('button')!);
  wait();
  fireEvent.blur(screen.getByRole('status').querySelector('button')!);
  wait();
  expect(screen.queryByRole('status')).toBeNull();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Δεν υπάρχει σύνδεση.');
  fireEvent.click(alert.querySelector('button')!);
  expect(screen.queryByRole('alert')).toBeNull();
});

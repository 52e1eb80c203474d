import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toasts } from '#src/lib/toasts.ts';
import { show } from '#tests/dom.tsx';
import { ToastStack } from './ToastStack.tsx';

vi.mock('./Toasts.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const say = (text: string) =>
  act(async () => {
    toasts.show({ text, kind: 'error' });
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

it('shows a plain box if the stack cannot be loaded, and keeps the page intact', async () => {
  show(
    <>
      <p>the page</p>
      <ToastStack />
    </>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await say('Δεν υπάρχει σύνδεση.');
  expect((await screen.findByRole('alert')).textContent).toContain('Δεν υπάρχει σύνδεση.');
  expect(screen.getByText('the page')).toBeTruthy();
  await say('Δοκιμάστε ξανά.');
  expect(screen.getByRole('alert').textContent).toContain('Δοκιμάστε ξανά.');
  fireEvent.click(screen.getByRole('button', { name: 'Κλείσιμο' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

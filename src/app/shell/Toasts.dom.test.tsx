import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toasts, type Toast } from '#src/lib/toasts.ts';
import { show } from '#tests/dom.tsx';
import Toasts from './Toasts.tsx';

const say = (kind: Toast['kind'], text: string) => act(() => toasts.show({ text, kind }));

it('replaces a toast by the next one, but keeps errors', async () => {
  show(<Toasts hideAfter={null} />);
  say('success', '4 counters');
  await screen.findByText('4 counters');
  say('error', 'No connection');
  say('info', '3 counters again');
  await screen.findByText('3 counters again');
  await waitFor(() => expect(screen.queryByText('4 counters')).toBeNull());
  expect(screen.getByText('No connection')).toBeTruthy();
});

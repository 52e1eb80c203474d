import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { guide } from '#stories/components/feedback/ErrorState.guide.ts';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  tags: ['stable'],
  args: {
    title: 'Τα μέρη δεν φορτώθηκαν',
    text: 'Ο διακομιστής άργησε να απαντήσει. Δοκιμάστε ξανά σε λίγο.',
    onRetry: fn(),
  },
  parameters: { guide },
});

/** The base. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Τα μέρη δεν φορτώθηκαν');
    await userEvent.click(canvas.getByRole('button', { name: 'Δοκιμή ξανά' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** It is being tried again. */
export const Loading = meta.story({
  args: { retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

/** Nothing to try. */
export const WithoutRetry = meta.story({ args: { onRetry: undefined, picture: 'offline' } });

/** On a phone, in English. */
export const Narrow = meta.story({
  args: { title: 'The places did not load', text: 'The server took too long. Try again shortly.' },
  globals: { language: 'en', viewport: { value: 'phone' } },
});

/** By night. */
export const Dark = meta.story({ globals: { scheme: 'dark' } });

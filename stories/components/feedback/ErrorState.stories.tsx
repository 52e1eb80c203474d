import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import guide from './ErrorState.md?raw';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Τα μέρη δεν φορτώθηκαν',
    text: 'Ο διακομιστής άργησε να απαντήσει. Δοκιμάστε ξανά σε λίγο.',
    onRetry: fn(),
  },
  parameters: { docs: { description: { component: guide } } },
});

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
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await userEvent.click(button);
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

/** When it replaces a whole screen, the title is the screen's heading. */
export const AsHeading = meta.story({
  args: { headingLevel: 1 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(args.title));
  },
});

function Parcels({ title }: { title?: ReactNode }) {
  const [there, setThere] = useState(false);
  return (
    <section aria-labelledby="parcels">
      <h2 id="parcels">Κοντά σας</h2>
      {there ? <p>Δώδεκα μέρη</p> : <ErrorState title={title} onRetry={() => setThere(true)} />}
    </section>
  );
}

/** When retrying succeeds, the button disappears and the focus moves to the loaded part. */
export const Mended = meta.story({
  render: ({ title }) => <Parcels title={title} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Δώδεκα μέρη')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Κοντά σας' })).toHaveFocus();
  },
});

export const WithoutRetry = meta.story({ args: { onRetry: undefined, picture: 'offline' } });

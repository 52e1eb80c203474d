import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AppFooter } from '#src/components/navigation/footer/AppFooter.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/AppFooter',
  component: AppFooter,
  parameters: { layout: 'fullscreen' },
});

/** The eight fixed categories and the sample contact. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Όροι χρήσης' }));
    const dialog = await screen.findByRole('dialog', { name: 'Όροι χρήσης' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Κλείσιμο' }));
    await waitFor(() => expect(screen.queryByRole('presentation', { hidden: true })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Όροι χρήσης' })).toHaveFocus();
  },
});

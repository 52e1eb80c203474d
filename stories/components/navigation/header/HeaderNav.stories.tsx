import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { HeaderNav } from '#src/components/navigation/header/HeaderNav.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/HeaderNav',
  component: HeaderNav,
  tags: ['stable'],
  parameters: {
    undecided: {
      'aria-hidden-focus/unknown': 'The page behind an open menu; the menu keeps the focus inside.',
    },
    docs: { story: { inline: false, height: '120px' } },
  },
});

/** The links of the row; those that do not fit are behind one button. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Μέρη' })).toHaveAttribute(
      'href',
      '/listing-grid',
    );
    const more = canvas.getByRole('button', { name: 'Περισσότερα' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await screen.findByRole('menuitem', { name: 'Ιστολόγιο' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
});

/** The link of the page that is open. */
export const CurrentPage = meta.story({
  parameters: { router: { initialEntries: ['/all-categories'] } },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Κατηγορίες' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Μέρη' })).not.toHaveAttribute('aria-current');
  },
});

/** Below `lg` it leaves its place to the drawer. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: { disable: 'Nothing is shown on a phone.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

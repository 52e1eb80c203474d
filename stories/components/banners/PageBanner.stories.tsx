import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';

const meta = preview.meta({
  title: 'Components/Banners/PageBanner',
  component: PageBanner,
  args: {
    title: 'Όλες οι κατηγορίες',
    text: 'Διαλέξτε τι χρειάζεστε και δείτε πόσοι περιμένουν αυτή τη στιγμή.',
    breadcrumb: [{ label: 'Κατηγορίες' }],
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Όλες οι κατηγορίες' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(canvas.getByRole('navigation', { name: 'Διαδρομή' })).toBeVisible();
  },
});

/** With the page's main action. */
export const Action = meta.story({
  args: { action: <Button variant="contained">Νέα καταχώριση</Button> },
});

export const Bare = meta.story({ args: { text: undefined, breadcrumb: undefined } });

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TableOfContents } from '#src/components/navigation/TableOfContents.tsx';

const items = [
  { id: 'part-general', label: 'Γενικές πληροφορίες', state: 'done' as const },
  { id: 'part-place', label: 'Τοποθεσία', state: 'wrong' as const },
  { id: 'part-hours', label: 'Ώρες λειτουργίας' },
];

const meta = preview.meta({
  title: 'Components/Navigation/TableOfContents',
  component: TableOfContents,
  tags: ['stable'],
  args: { items },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'grid', gridTemplateColumns: '260px 1fr', gap: 3, alignItems: 'start' }}>
        <Box sx={{ position: 'sticky', top: 0 }}>
          <Story />
        </Box>
        <div>
          {items.map(({ id, label }) => (
            <Box component="section" key={id} id={id} aria-label={label} sx={{ minHeight: 700 }}>
              <Typography component="h2" variant="h3" tabIndex={-1}>
                {label}
              </Typography>
            </Box>
          ))}
        </div>
      </Box>
    ),
  ],
});

/** The base: a part done, one wrong, one open. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Γενικές.*συμπληρωμένη/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Τοποθεσία.*θέλει διόρθωση/ })).toBeVisible();
    const hours = canvas.getByRole('link', { name: 'Ώρες λειτουργίας' });
    await userEvent.click(hours);
    await expect(canvas.getByRole('heading', { name: 'Ώρες λειτουργίας' })).toHaveFocus();
    await waitFor(() => expect(hours).toHaveAttribute('aria-current', 'step'));
  },
});

/** Nothing to list. */
export const Empty = meta.story({ args: { items: [] } });

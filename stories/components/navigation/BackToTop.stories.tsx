import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { BackToTop } from '#src/components/navigation/BackToTop.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/BackToTop',
  component: BackToTop,
  parameters: { docs: covering(240) },
});

/** It appears with the scroll and brings the page and the focus back. */
export const Default = meta.story({
  // The page itself becomes focusable, which the stories that follow must not notice.
  beforeEach: () => () => {
    document.body.blur();
    document.body.removeAttribute('tabindex');
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
  render: (args) => (
    <Box sx={{ height: '300vh' }}>
      <h1>Η αρχή της σελίδας</h1>
      <BackToTop {...args} />
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    window.scrollTo({ top: 600, behavior: 'instant' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Στην αρχή της σελίδας' }));
    await expect(document.body).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 2000 });
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    window.scrollTo({ top: 600, behavior: 'instant' });
    await canvas.findByRole('button');
  },
});

import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { screenAt } from '#stories/pages/screenAt.ts';
import { homes } from '#src/i18n/el/homes.ts';
import { organisations } from '#src/mocks/organisations.ts';
import Home3Page from '#src/pages/home-3/Home3Page.tsx';

const meta = preview.meta({
  title: 'Pages/Home 3',
  component: Home3Page,
  beforeEach: ({ msw }) => msw.use(...organisations.success()),
  parameters: screenAt('/index3', 'Home 3: tabs and tiles.'),
});

/** Four tabs, twelve tiles, and every section of the specification. */
export const Success = meta.story({});

/** Four more destinations with each press, all twenty in the end; the focus goes along. */
export const MoreDestinations = meta.story({
  play: async ({ canvas, userEvent }) => {
    const destinations = canvas.getByRole('list', { name: homes.destinationsTitle });
    // The places above it grow as they arrive; what has the focus would be somewhere else each time.
    await waitFor(() => expect(destinations).toHaveAttribute('aria-busy', 'false'));
    const list = within(destinations);
    await expect(list.getAllByRole('link')).toHaveLength(4);
    const more = canvas.getByRole('button', { name: homes.destinationsMore });
    for (const shown of [8, 12, 16, 20]) {
      await userEvent.click(more);
      await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(shown));
      await waitFor(() => expect(list.getAllByRole('link')[shown - 4]).toHaveFocus());
    }
    await expect(canvas.queryByRole('button', { name: homes.destinationsMore })).toBeNull();
  },
});

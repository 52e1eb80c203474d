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
  parameters: screenAt('/index3', 'Home page 3, with tabs and tiles.'),
});

/** Four tabs, twelve tiles, and all sections of the specification. */
export const Success = meta.story({});

/** Each click adds six destinations, up to twenty. The focus follows. */
export const MoreDestinations = meta.story({
  play: async ({ canvas, userEvent }) => {
    const destinations = await canvas.findByRole('list', { name: homes.destinationsTitle });
    // Places above grow while they load, which would move the focused element.
    await waitFor(() => expect(destinations).toHaveAttribute('aria-busy', 'false'));
    const list = within(destinations);
    await expect(list.getAllByRole('link')).toHaveLength(6);
    const more = canvas.getByRole('button', { name: homes.destinationsMore });
    for (const before of [6, 12, 18]) {
      await userEvent.click(more);
      await waitFor(() => expect(list.getAllByRole('link')[before]).toHaveFocus());
      await expect(list.getAllByRole('link')).toHaveLength(Math.min(before + 6, 20));
    }
    await expect(canvas.queryByRole('button', { name: homes.destinationsMore })).toBeNull();
  },
});

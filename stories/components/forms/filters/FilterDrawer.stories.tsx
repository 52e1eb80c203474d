import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { behindOpen, covering } from '#stories/components/frames.tsx';
import { FilterDrawer } from '#src/components/forms/filters/FilterDrawer.tsx';
import { FilterSidebar } from '#src/components/forms/filters/FilterSidebar.tsx';
import * as el from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/FilterDrawer',
  component: FilterDrawer,
  args: { active: 0, results: 72, children: <FilterSidebar results={72} /> },
  parameters: {
    pictures: { disable: 'A button: the play ends with the drawer closed.' },
    undecided: behindOpen,
    docs: covering(640),
  },
});

/** Opens, says how many places are left, closes and gives the focus back. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: el.browse.filters.title });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: el.browse.filters.title });
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Δείτε 72 μέρη' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
});

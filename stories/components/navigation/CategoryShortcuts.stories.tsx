import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CategoryShortcuts } from '#src/components/navigation/CategoryShortcuts.tsx';

const labels = {
  shops: 'Καταστήματα',
  hotels: 'Ξενοδοχεία',
  restaurants: 'Φαγητό',
  fitness: 'Γυμναστική',
  travel: 'Ταξίδια',
  salons: 'Κομμωτήρια',
  event: 'Εκδηλώσεις',
  business: 'Υπηρεσίες',
};

const meta = preview.meta({
  title: 'Components/Navigation/CategoryShortcuts',
  component: CategoryShortcuts,
  args: {
    shortcuts: Object.entries(labels).map(([icon, label]) => ({
      icon,
      label,
      href: `/listing-grid?keywords=${label}`,
    })),
  },
  parameters: { router: { initialEntries: ['/'], path: '/' } },
});

/** Eight in a row. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Καταστήματα' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByTestId('elsewhere')).toBeInTheDocument();
  },
});

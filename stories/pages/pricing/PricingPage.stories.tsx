import preview from '#storybook/preview.tsx';
import PricingPage from '#src/pages/pricing/PricingPage.tsx';

const meta = preview.meta({
  title: 'Pages/Pricing',
  component: PricingPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/pricing'], path: '/pricing' },
    docs: { description: { component: 'Three plans, as cards and side by side.' } },
  },
});

/** Prices, the recommended mark, and the ticks of section 9. */
export const Default = meta.story({});

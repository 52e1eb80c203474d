import preview from '#storybook/preview.tsx';
import { screenAt } from '#stories/pages/screenAt.ts';
import PricingPage from '#src/pages/pricing/PricingPage.tsx';

const meta = preview.meta({
  title: 'Pages/Pricing',
  component: PricingPage,
  parameters: screenAt('/pricing', 'Three plans as cards and in a comparison.'),
});

/** Prices, recommendation and features. Source: section 9 of the specification. */
export const Default = meta.story({});

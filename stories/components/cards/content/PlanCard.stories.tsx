import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { PlanCard } from '#src/components/cards/content/PlanCard.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Cards/PlanCard',
  component: PlanCard,
  args: {
    title: 'Προχωρημένο',
    text: 'Για όσους έχουν κόσμο κάθε μέρα.',
    price: 99,
    features: [
      { key: 'one', label: 'Μία καταχώριση', included: true },
      { key: 'hours', label: 'Ωράριο λειτουργίας', included: true },
      { key: 'featured', label: 'Προβολή στα αποτελέσματα αναζήτησης', included: false },
    ],
    action: (
      <Button variant="outlined" size="large" fullWidth>
        Ξεκινήστε
      </Button>
    ),
  },
  decorators: [within(368)],
});

/** An ordinary plan. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Προχωρημένο' })).toBeVisible();
    await expect(canvas.getAllByText(`${el.marketing.plan.included}:`)).toHaveLength(2);
    await expect(canvas.getAllByText(`${el.marketing.plan.notIncluded}:`)).toHaveLength(1);
  },
});

/** The one to take. */
export const Recommended = meta.story({ args: { recommended: true } });

import Button from '@mui/material/Button';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { PlanCard } from '#src/components/cards/content/PlanCard.tsx';

const meta = preview.meta({
  title: 'Components/Cards/PlanCard',
  component: PlanCard,
  args: {
    title: 'Προχωρημένο',
    text: 'Για όσους έχουν κόσμο κάθε μέρα.',
    price: 99,
    action: (
      <Button variant="outlined" size="large" fullWidth>
        Ξεκινήστε
      </Button>
    ),
  },
  decorators: [within(368)],
});

/** An ordinary plan. */
export const Default = meta.story();

/** The one to take. */
export const Recommended = meta.story({ args: { recommended: true } });

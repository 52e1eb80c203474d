import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { StepCard } from '#src/components/cards/content/StepCard.tsx';

const meta = preview.meta({
  title: 'Components/Cards/StepCard',
  component: StepCard,
  args: {
    number: 1,
    title: 'Βρείτε το μέρος',
    text: 'Ψάξτε με το όνομα ή διαλέξτε κατηγορία. Βλέπετε αμέσως πόσοι περιμένουν.',
  },
  decorators: [within(368)],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Βήμα 1: Βρείτε το μέρος' })).toBeVisible();
  },
});

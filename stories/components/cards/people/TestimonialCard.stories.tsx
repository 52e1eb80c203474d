import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { TestimonialCard } from '#src/components/cards/people/TestimonialCard.tsx';

const meta = preview.meta({
  title: 'Components/Cards/TestimonialCard',
  component: TestimonialCard,
  args: {
    quote:
      'Παίρνω αριθμό από το σπίτι, πίνω τον καφέ μου και φτάνω στο φαρμακείο τη στιγμή που με φωνάζουν.',
    name: 'Ελένη Μαυρίδη',
    role: 'Δασκάλα, Θεσσαλονίκη',
  },
  decorators: [within(420)],
});

/** A sample, and it says so. */
export const Default = meta.story();

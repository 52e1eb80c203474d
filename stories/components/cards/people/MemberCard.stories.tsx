import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { MemberCard } from '#src/components/cards/people/MemberCard.tsx';

const meta = preview.meta({
  title: 'Components/Cards/MemberCard',
  component: MemberCard,
  args: {
    name: 'Κατερίνα Βλάχου',
    role: 'Ιδρύτρια',
    text: 'Περίμενε τρεις ώρες για μία σφραγίδα και έφτιαξε τη Σειρά.',
    image: '/pictures/portraits/1.svg',
  },
  decorators: [within(280)],
});

/** A name, a role, a sentence. */
export const Default = meta.story();

/** No portrait: the initials stand in. */
export const Empty = meta.story({ args: { image: null, text: undefined, role: undefined } });

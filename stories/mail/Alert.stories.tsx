import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { alertMessage, type AlertFacts } from '#mail/letters.ts';
import { Letter } from './Letter.tsx';

const facts: AlertFacts = {
  language: 'el',
  rank: 42,
  peopleAhead: 3,
  place: { title: 'Φαρμακείο Ανδρονίκου', address: 'Πατησίων 120', city: 'Αθήνα' },
  href: 'https://seira.example/ticket/0123456789abcdef0123456789abcdef',
};

const meta = preview.meta({
  title: 'Messages/Alert',
  component: Letter,
  tags: ['stable'],
  parameters: {
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component:
          'The message to somebody who asked to be told when so many people are ahead, as HTML and as text. It is sent once.',
      },
    },
  },
  args: { message: alertMessage(facts) },
});

/** Three people are ahead. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Πλησιάζει η σειρά σας: Φαρμακείο Ανδρονίκου',
    );
    await expect(canvas.getByText(/3 άτομα είναι μπροστά σας/)).toBeVisible();
  },
});

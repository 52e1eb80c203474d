import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { dayClosedMessage, type DayClosedFacts } from '#mail/letters.ts';
import { Letter } from './Letter.tsx';

const facts: DayClosedFacts = {
  language: 'el',
  rank: 42,
  date: '2026-03-18',
  reason: 'Απεργία',
  place: { title: 'ΚΕΠ Κυψέλης', address: 'Φωκίωνος Νέγρη 8', city: 'Αθήνα' },
  href: 'https://seira.example/ticket/0123456789abcdef0123456789abcdef',
};

const meta = preview.meta({
  title: 'Messages/DayClosed',
  component: Letter,
  tags: ['stable'],
  parameters: {
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component:
          'The message to whoever holds a number for a day that its place has closed, with the owner’s words.',
      },
    },
  },
  args: { message: dayClosedMessage(facts) },
});

/** With a reason, in the words of whoever closed the day. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Κλειστά την ημέρα του αριθμού σας: ΚΕΠ Κυψέλης',
    );
    await expect(canvas.getByText(/αριθμό 42 για Τετάρτη 18 Μαρτίου/)).toBeVisible();
  },
});

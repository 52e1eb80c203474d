import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { CalledNotice } from '#src/components/ticket/CalledNotice.tsx';
import { HandTicket } from '#src/components/ticket/HandTicket.tsx';
import { LineProgress } from '#src/components/ticket/LineProgress.tsx';

const meta = preview.meta({
  title: 'Components/Ticket/HandTicket',
  component: HandTicket,
  args: {
    rank: 42,
    title: 'Φαρμακείο Ασκληπιός',
    date: 'Δευτέρα 16 Μαρτίου',
    children: (
      <LineProgress
        peopleAhead={5}
        passed={3}
        window={{ from: '09:40', to: '10:05' }}
        visits={24}
        nowServing={[{ rank: 36, counter: 'Θυρίδα 2' }]}
      />
    ),
  },
  decorators: [within(560)],
});

export const Default = meta.story();

/** Being called: the paper cannot be mistaken for the one before. */
export const Called = meta.story({
  args: {
    status: 'running',
    children: (
      <CalledNotice
        counter="Θυρίδα 2"
        calledAt="2026-03-16T09:29:00+02:00"
        until="2026-03-16T09:32:00+02:00"
      />
    ),
  },
});

/** Over: the number no longer counts. */
export const Over = meta.story({ args: { status: 'processed', children: 'Εξυπηρετηθήκατε' } });

/** A long number and a long name stay on the paper. */
export const LongText = meta.story({
  args: {
    rank: 10482,
    title: 'Κέντρο Εξυπηρέτησης Πολιτών Δημοτικής Κοινότητας Αμπελοκήπων και Νέας Φιλοθέης',
    date: 'Δευτέρα 16 Μαρτίου · Πιστοποιητικά και βεβαιώσεις',
  },
  globals: { viewport: { value: 'phone' } },
});

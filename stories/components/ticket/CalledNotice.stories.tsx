import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { CalledNotice } from '#src/components/ticket/CalledNotice.tsx';

const meta = preview.meta({
  title: 'Components/Ticket/CalledNotice',
  component: CalledNotice,
  args: {
    counter: 'Θυρίδα 2',
    calledAt: '2026-03-16T09:29:00+02:00',
    until: '2026-03-16T09:32:00+02:00',
  },
  decorators: [within(420, { containerType: 'inline-size' })],
});

/** Called a minute ago; the place waits for two more. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Είναι η σειρά σας.*Θυρίδα 2/);
    await expect(canvas.getByRole('timer')).toHaveTextContent('Σας περιμένουν ακόμη 2:00');
  },
});

/** The patience is over: nothing says that it is too late. */
export const PatienceOver = meta.story({ args: { until: '2026-03-16T09:29:30+02:00' } });

/** A place without names for its counters, and a server that does not say how long it waits. */
export const Bare = meta.story({ args: { counter: null, until: null } });

import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Kinds } from '#stories/components/frames.tsx';
import { TicketStub } from '#src/components/cards/ticket/TicketStub.tsx';
import { longAddress, longTitle } from '#stories/components/cards/samples.ts';
import guide from './TicketStub.md?raw';

const meta = preview.meta({
  title: 'Components/Cards/TicketStub',
  component: TicketStub,
  args: { rank: 42, peopleAhead: 5, status: 'scheduled' as const, title: 'Φαρμακείο Παπαδοπούλου' },
  parameters: { docs: { description: { component: guide } } },
});

/** Waiting with people ahead, called, served and torn off, and with the longest texts. */
export const Default = meta.story({
  render: (args) => (
    <Kinds width={520}>
      <TicketStub {...args} />
      <TicketStub {...args} rank={43} status="running" peopleAhead={0} />
      <TicketStub {...args} rank={41} status="processed" />
      <TicketStub {...args} rank={10_482} peopleAhead={1204} title={longTitle}>
        {longAddress}
      </TicketStub>
    </Kinds>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Αριθμός\u00a042' })).toHaveTextContent(
      'άτομα μπροστά σας',
    );
  },
});

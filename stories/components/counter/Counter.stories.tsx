import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { starting } from '#stories/components/forms/inForm.ts';
import type { PresenceState } from '#common/contract/presence.ts';
import { CountersNow } from '#src/components/counter/CountersNow.tsx';
import { ListDialog } from '#src/components/counter/ListDialog.tsx';
import { PhoneDialog } from '#src/components/counter/PhoneDialog.tsx';
import { WaitingLine } from '#src/components/counter/WaitingLine.tsx';
import { counter as el } from '#src/i18n/el/counter.ts';
import { covering, Kinds } from '#stories/components/frames.tsx';
import { line, longName, served } from './people.ts';

const meta = preview.meta({ title: 'Components/Counter' });

const onOpen = fn();
const onArrived = fn();

/** Three counters, one free. Also visits at a removed counter and without a counter. */
export const Counters = meta.story({
  render: () => (
    <CountersNow
      counters={['Θυρίδα 1', 'Θυρίδα 2', 'Θυρίδα 3']}
      served={[
        served(),
        served({ rank: 41, counter: 'Θυρίδα 1', called_at: '2026-03-16T09:21:10+02:00' }),
        served({ rank: 39, counter: 'Θυρίδα 9' }),
        served({ rank: 40, name: longName, counter: null }),
      ]}
      own="Θυρίδα 2"
      open={3}
      onOpen={onOpen}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(el.state.countersOpen), '2');
    await expect(onOpen).toHaveBeenCalledWith(2);
  },
});

/** A place with one counter that serves nobody. */
export const OneCounter = meta.story({
  render: () => (
    <CountersNow counters={['Καρέκλα']} served={[]} own="Καρέκλα" open={null} onOpen={onOpen} />
  ),
});

const onCall = fn();

/**
 * Five hundred people, all available to find-in-page and screen readers. One is being called out of
 * turn, so clicks do nothing.
 */
export const ManyPeople = meta.story({
  render: () => <WaitingLine people={line(500)} calling="ticket-44" onCall={onCall} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(500);
    await userEvent.click(canvas.getByRole('button', { name: /αριθμού\s44\s/ }));
    await expect(onCall).not.toHaveBeenCalled();
  },
});

const where = (...states: (PresenceState | null)[]) =>
  line(states.length).map((person, index) => {
    const state = states[index]!;
    const awayUntil = state === 'away' ? '2026-03-16T09:45:00+02:00' : null;
    return { ...person, presence: { state, awayUntil } };
  });

/** A warning if none of the next three has said that they are here. */
export const Whereabouts = meta.story({
  render: () => (
    <Kinds width={460}>
      <WaitingLine
        people={where('on_way', 'away', null, 'here')}
        calling={null}
        onCall={onCall}
        onArrived={onArrived}
      />
      <WaitingLine people={where('on_way', 'here')} calling={null} onCall={onCall} />
    </Kinds>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      el.presence.nobodyHere_other.replace('{{count, number}}', '3'),
    );
    const buttons = canvas.getAllByRole('button', { name: /^Ήρθε: / });
    await expect(buttons).toHaveLength(3);
    await userEvent.click(buttons[2]!);
    await expect(onArrived).toHaveBeenLastCalledWith(where(null, null, null)[2]!.code);
  },
});

const onSubmit = fn();

/** A suggestion fills the message. */
export const PauseList = meta.story({
  parameters: { docs: covering(520) },
  render: () => <ListDialog open to="paused" people={12} onSubmit={onSubmit} />,
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText(el.pause.message);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Επιστρέφουμε στις 09:45' }));
    await userEvent.click(screen.getByRole('button', { name: el.pause.submit }));
    const values = { abort: false, message: 'Επιστρέφουμε στις 09:45' };
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(values));
  },
});

/** Closing can cancel all tickets, and the button shows how serious that is. */
export const CloseList = meta.story({
  parameters: { docs: covering(520) },
  render: () => <ListDialog open to="closed" people={12} onSubmit={onSubmit} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByLabelText(el.closing.abort));
    await userEvent.type(screen.getByLabelText(starting(el.closing.message)), 'Κλείσαμε');
    await userEvent.click(screen.getByRole('button', { name: el.closing.submit }));
    const values = { abort: true, message: 'Κλείσαμε' };
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(values));
  },
});

export const CloseEmptyList = meta.story({
  parameters: { docs: covering(520) },
  render: () => <ListDialog open to="closed" people={0} onSubmit={onSubmit} />,
});

const onIssue = fn();

/** A number by telephone needs a first name. The day is today unless the clerk chooses another. */
export const ByTelephone = meta.story({
  parameters: { docs: covering(560) },
  render: () => (
    <PhoneDialog
      open
      today="2026-03-16"
      services={[
        { code: 'srv-1', letter: 'Α', name: 'Πιστοποιητικά' },
        { code: 'srv-2', letter: 'Β', name: 'Παράβολα' },
      ]}
      onSubmit={onIssue}
    />
  ),
  play: async ({ userEvent }) => {
    const name = await screen.findByLabelText(new RegExp(el.phone.name));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: el.phone.submit }));
    await expect(name).toBeInvalid();
    await expect(onIssue).not.toHaveBeenCalled();
    await userEvent.type(name, ' Ελένη ');
    await userEvent.selectOptions(screen.getByLabelText(new RegExp(el.phone.day)), '2026-03-17');
    await userEvent.selectOptions(screen.getByLabelText(new RegExp(el.phone.service)), 'srv-2');
    await userEvent.click(screen.getByRole('button', { name: el.phone.submit }));
    const values = { name: 'Ελένη', date: '2026-03-17', service: 'srv-2' };
    await waitFor(() => expect(onIssue).toHaveBeenCalledWith(values));
  },
});

import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DaySheet } from '#src/components/counter/hall/DaySheet.tsx';
import { FindTickets, type FoundTicket } from '#src/components/counter/hall/FindTickets.tsx';
import { ParkedLine } from '#src/components/counter/hall/ParkedLine.tsx';
import { ServiceLists } from '#src/components/counter/hall/ServiceLists.tsx';
import { ServicesServed } from '#src/components/counter/hall/ServicesServed.tsx';
import type { LineService } from '#src/components/counter/hall/services.ts';
import {
  NoteDialog,
  ParkDialog,
  TransferDialog,
} from '#src/components/counter/hall/TicketDialogs.tsx';
import { hall as el } from '#src/i18n/el/hall.ts';
import { covering, within } from '#stories/components/frames.tsx';
import { longName, served, waiting } from '#stories/components/counter/people.ts';

const meta = preview.meta({ title: 'Components/Counter/Hall' });

const services: LineService[] = [
  { code: 'a', letter: 'Α', name: 'Πιστοποιητικά', state: 'open', waiting: 6 },
  { code: 'b', letter: 'Β', name: 'Παράβολα και πληρωμές', state: 'open', waiting: 1 },
  { code: 'c', letter: null, name: 'Άδειες και εγκρίσεις', state: 'closed', waiting: 0 },
];

const onChange = fn();

/** The clerk widens and narrows the choice, which is never empty. */
export const Services = meta.story({
  render: function Stateful() {
    const [chosen, choose] = useState(['b']);
    return (
      <ServicesServed
        services={services}
        served={chosen}
        options={['a', 'b']}
        onChange={(codes) => {
          onChange(codes);
          choose(codes);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('button');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(second).toHaveAccessibleName('Β Παράβολα και πληρωμές 1 περιμένει');
    await userEvent.click(second!);
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(first!);
    await expect(onChange).toHaveBeenLastCalledWith(['a', 'b']);
    await expect(third).toBeDisabled();
  },
});

const onCall = fn();

/** One person whose time is over, which is announced, and one with time left. */
export const Parked = meta.story({
  decorators: [within(520)],
  render: () => (
    <ParkedLine
      people={[
        waiting({
          label: 'Γ7',
          parked: { counter: 'Θυρίδα 3', until: '2026-03-16T09:25:00+02:00' },
        }),
        waiting({
          rank: 44,
          label: 'Β44',
          name: longName,
          parked: { counter: 'Θυρίδα 2', until: '2026-03-16T09:50:00+02:00' },
        }),
      ]}
      calling={null}
      onCall={onCall}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Πέρασε η ώρα: να κληθεί ο Γ7;');
    await userEvent.click(canvas.getByRole('button', { name: /αριθμού\sΓ7/ }));
    await expect(onCall).toHaveBeenCalledWith('ticket-43');
  },
});

const onAct = fn();
const onPriority = fn();

const found: FoundTicket[] = [
  {
    ticket: {
      ...waiting({ rank: 10, label: 'Β10', service: { code: 'b', name: 'Παράβολα και πληρωμές' } }),
      status: 'aborted',
    },
    events: [
      { at: '2026-03-16T08:40:00+02:00', kind: 'taken', counter: null },
      { at: '2026-03-16T09:10:00+02:00', kind: 'called', counter: 'Θυρίδα 2' },
      { at: '2026-03-16T09:14:00+02:00', kind: 'no_show', counter: 'Θυρίδα 2' },
    ],
    can: ['restore'],
  },
  {
    ticket: {
      ...waiting({ rank: 11, label: 'Β11', name: longName, note: 'Λείπει η απόδειξη.' }),
      status: 'scheduled',
    },
    events: [{ at: '2026-03-16T09:02:00+02:00', kind: 'taken', counter: null }],
    can: ['call', 'transfer'],
  },
];

const findProps = { query: 'Β1', onQuery: fn(), onAct, onPriority };

/** Each found ticket tells what happened to it and offers the way forward. */
export const Find = meta.story({
  decorators: [within(640)],
  render: () => <FindTickets {...findProps} found={found} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Επαναφορά στη σειρά: αριθμός\sΒ10/ }),
    );
    await expect(onAct).toHaveBeenLastCalledWith('restore', found[0]!.ticket);
    await userEvent.click(canvas.getByRole('button', { name: /^Κλήση του αριθμού\sΒ11/ }));
    await expect(onAct).toHaveBeenLastCalledWith('call', found[1]!.ticket);
    await userEvent.selectOptions(canvas.getByLabelText(`${el.priority.label} Β11`), 'pregnancy');
    await expect(onPriority).toHaveBeenLastCalledWith('pregnancy', found[1]!.ticket);
  },
});

/** Nothing typed, searching, nothing found, and a failure. */
export const FindStates = meta.story({
  decorators: [within(640)],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FindTickets {...findProps} query="" found={undefined} />
      <FindTickets {...findProps} found={null} />
      <FindTickets {...findProps} query="Ω999" found={[]} />
      <FindTickets {...findProps} found={null} error="Δεν υπάρχει σύνδεση." />
    </div>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(said).toEqual(['', el.find.loading, el.find.none, 'Δεν υπάρχει σύνδεση.']);
  },
});

const onList = fn();

/** The lists of three services: open, on a break and closed. */
export const Lists = meta.story({
  decorators: [within(720)],
  render: () => (
    <ServiceLists
      services={[
        { ...services[0]!, message: null },
        { ...services[1]!, state: 'paused', message: 'Επιστρέφουμε στις 11:15' },
        { ...services[2]!, message: null },
      ]}
      pending={{ code: 'a', action: 'walk_in' }}
      onAct={onList}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Διάλειμμα: Πιστοποιητικά' }));
    await expect(onList).toHaveBeenLastCalledWith('pause', 'a');
    await userEvent.click(canvas.getByRole('button', { name: 'Συνέχεια: Παράβολα και πληρωμές' }));
    await expect(onList).toHaveBeenLastCalledWith('open', 'b');
    await userEvent.click(canvas.getByRole('button', { name: 'Νέος αριθμός: Πιστοποιητικά' }));
    await expect(onList).toHaveBeenCalledTimes(2);
  },
});

const onSubmit = fn();
const dialog = { open: true, rank: 'Β12', note: '', onSubmit };

/** To another service with a note. Closed services are not on offer. */
export const Transfer = meta.story({
  parameters: { docs: covering(560) },
  render: () => <TransferDialog {...dialog} services={services} />,
  play: async ({ userEvent }) => {
    await expect(await screen.findAllByRole('radio')).toHaveLength(2);
    await userEvent.click(screen.getByLabelText('Α · Πιστοποιητικά'));
    await userEvent.type(screen.getByRole('textbox'), 'Θέλει και αντίγραφο.');
    await userEvent.click(screen.getByRole('button', { name: el.transfer.submit }));
    const values = { service: 'a', note: 'Θέλει και αντίγραφο.' };
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(values));
  },
});

/** Half an hour is the usual time. */
export const Park = meta.story({
  parameters: { docs: covering(560) },
  render: () => <ParkDialog {...dialog} />,
  play: async ({ userEvent }) => {
    const usual = await screen.findByLabelText(/^30\sλεπτά$/);
    await expect(usual).toBeChecked();
    await waitFor(() => expect(usual).toHaveFocus());
    await userEvent.click(screen.getByLabelText(/^60\sλεπτά$/));
    await userEvent.click(screen.getByRole('button', { name: el.park.submit }));
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ minutes: '60', note: '' }));
  },
});

/** A note that is too long is refused with its field. */
export const Note = meta.story({
  parameters: { docs: covering(420) },
  render: () => <NoteDialog {...dialog} note={'ν'.repeat(501)} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: el.note.submit }));
    await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

const service = { code: 'a', name: 'Πιστοποιητικά' };

/** The paper for a day without a network. */
export const Sheet = meta.story({
  render: () => (
    <DaySheet
      place="ΚΕΠ Κυψέλης"
      date="2026-03-16"
      at={Date.parse('2026-03-16T09:30:00+02:00')}
      people={[
        { ...served({ label: 'Α42', service }), status: 'running' },
        {
          ...waiting({ label: 'Α43', service, priority: true, priority_reason: 'elderly' }),
          status: 'scheduled',
        },
        { ...waiting({ rank: 44, label: 'Α44', name: null, service }), status: 'scheduled' },
      ]}
    />
  ),
});

import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn, screen, spyOn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AlertChooser } from '#src/components/ticket/AlertChooser.tsx';
import { CalledNotice } from '#src/components/ticket/CalledNotice.tsx';
import { HandTicket } from '#src/components/ticket/HandTicket.tsx';
import { LeaveDetail, LeaveLead } from '#src/components/ticket/LeaveLead.tsx';
import { NextStep } from '#src/components/ticket/NextStep.tsx';
import { LineProgress, type LineProgressProps } from '#src/components/ticket/LineProgress.tsx';
import { PresenceChooser } from '#src/components/ticket/PresenceChooser.tsx';
import { ShowAtCounter } from '#src/components/ticket/ShowAtCounter.tsx';
import { whereabouts } from '#src/browser/position.ts';
import { common } from '#src/i18n/el/common.ts';
import { ticket } from '#src/i18n/el/ticket.ts';
import { Kinds, within } from '#stories/components/frames.tsx';

const meta = preview.meta({ title: 'Components/Ticket' });

const standing = {
  peopleAhead: 5,
  passed: 3,
  window: { from: '09:40', to: '10:05' },
  visits: 24,
  nowServing: [
    { rank: 36, counter: 'Θυρίδα 2' },
    { rank: 35, counter: 'Θυρίδα 1' },
  ],
};

/**
 * Three of eight people have passed, many people as a bar, and nobody ahead. A pause, calls that
 * may or will be after closing time, and a closed day. An estimate by the owner, and a server that
 * sends only the people ahead.
 */
export const Progress = meta.story({
  render: () => (
    <Kinds width={340}>
      {[
        {},
        { peopleAhead: 31, passed: 14, beingServed: 12 },
        { peopleAhead: 0, passed: 8, beingServed: 1 },
        { pause: 'Επιστρέφουμε στις 11:15', window: null },
        { window: { from: '13:30', to: '14:00' }, enough: false },
        { peopleAhead: 31, window: null, enough: false },
        { passed: 0, closed: 'Απεργία', window: null, nowServing: null },
        { passed: 0, visits: null, nowServing: [] },
        { passed: 0, window: null, nowServing: null },
      ].map((change, index) => (
        <Box key={index} sx={{ containerType: 'inline-size' }}>
          <LineProgress {...standing} {...change} />
        </Box>
      ))}
    </Kinds>
  ),
  play: async ({ canvas }) => {
    const [progress] = canvas.getAllByRole('progressbar', {
      name: 'Πόσοι πέρασαν από όσους ήταν μπροστά σας',
    });
    await expect(progress).toHaveAttribute('aria-valuetext', '3 από 8');
  },
});

/** Nothing below moves if "come now" takes the place of a window. */
export const ComeNow = meta.story({
  decorators: [within(340)],
  parameters: { pictures: { disable: 'It looks like Progress, with a space.' } },
  render: function ComeNow() {
    const [window, setWindow] = useState<LineProgressProps['window']>(standing.window);
    return (
      <>
        <LineProgress {...standing} nowServing={null} window={window} />
        <button onClick={() => setWindow('Ελάτε τώρα')}>Επόμενος</button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Επόμενος' });
    // The height is known after a frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const { top } = next.getBoundingClientRect();
    await userEvent.click(next);
    await expect(canvas.getByText('Ελάτε τώρα')).toBeVisible();
    // Held heights are whole pixels.
    await expect(next.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
});

/** Called with two minutes left, after the waiting time, and without counter name and time. */
export const Called = meta.story({
  render: () => (
    <Kinds width={340}>
      {[
        { counter: 'Θυρίδα 2', until: '2026-03-16T09:32:00+02:00' },
        { counter: 'Θυρίδα 2', until: '2026-03-16T09:29:30+02:00' },
        { counter: null, until: null },
      ].map((call, index) => (
        <Box key={index} sx={{ containerType: 'inline-size' }}>
          <CalledNotice calledAt="2026-03-16T09:29:00+02:00" {...call} />
        </Box>
      ))}
    </Kinds>
  ),
});

/** A long number and a long name fit on the paper. */
export const LongText = meta.story({
  decorators: [within(560)],
  render: () => (
    <HandTicket
      rank={10_482}
      status="scheduled"
      title="Κέντρο Εξυπηρέτησης Πολιτών Δημοτικής Κοινότητας Αμπελοκήπων και Νέας Φιλοθέης"
      date="Δευτέρα 16 Μαρτίου · Πιστοποιητικά και βεβαιώσεις"
    >
      <LineProgress {...standing} />
    </HandTicket>
  ),
  globals: { viewport: { value: 'phone' } },
});

/** 14 minutes on foot from each other. */
const place = { latitude: 37.98, longitude: 23.73 };
const person = { latitude: 37.98727, longitude: 23.73 };

const leaving = {
  to: place,
  calledFrom: '2026-03-16T10:40:00+02:00',
  window: { from: '10:40', to: '11:05' },
};

/** The time leads: when to be there and, once the position is known, when to leave. */
export const TimeLeads = meta.story({
  decorators: [within(400)],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => whereabouts.forget,
  render: () => (
    <HandTicket
      rank={28}
      status="scheduled"
      title="Ουζερί Το Καΐκι"
      date="Δευτέρα 16 Μαρτίου"
      lead={<LeaveLead {...leaving} />}
    >
      <LineProgress {...standing} detail={<LeaveDetail {...leaving} />} />
    </HandTicket>
  ),
  play: async ({ canvas }) => {
    spyOn(navigator.geolocation, 'getCurrentPosition')
      .mockImplementation((onFound) => onFound({ coords: person } as GeolocationPosition))
      .mockImplementationOnce((_, onRefused) => onRefused?.({} as GeolocationPositionError));
    await expect(canvas.getByText('10:40–\u206011:05')).toBeVisible();
    await whereabouts.ask();
    await expect(await canvas.findByText(ticket.leave.refusedHere)).toBeVisible();
    await whereabouts.ask();
    await expect(await canvas.findByText('10:26')).toBeVisible();
  },
});

const step = fn();

/** The two buttons of each moment: the next step is first and filled. */
export const Steps = meta.story({
  beforeEach: () => whereabouts.forget,
  render: () => (
    <Kinds width={280}>
      <NextStep moment="home" to={place} onLeave={step} onShow={step} />
      <NextStep moment="home" to={null} onLeave={step} onShow={step} />
      <NextStep moment="way" to={place} isOnWay onStay={step} onShow={step} />
      <NextStep moment="called" to={place} showHref="/ticket/key" />
    </Kinds>
  ),
  play: async ({ canvas, userEvent }) => {
    const ask = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((onFound) =>
      onFound({ coords: person } as GeolocationPosition),
    );
    await expect(canvas.getAllByRole('button', { name: ticket.tools.show })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: ticket.leave.ask }));
    await expect(ask).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: ticket.leave.ask })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: ticket.leave.notYet }));
    await expect(step).toHaveBeenCalledOnce();
  },
});

const onChange = fn();

/** Three people are the default. Values that would trigger at once are disabled. */
export const AlertDefault = meta.story({
  decorators: [within(460)],
  render: () => <AlertChooser peopleAhead={12} canMail onChange={onChange} />,
  play: async ({ canvas, userEvent }) => {
    const set = () => userEvent.click(canvas.getByRole('button', { name: ticket.alert.set }));
    await expect(canvas.getByRole('button', { name: '3' })).toHaveAttribute('aria-pressed', 'true');
    const other = canvas.getByRole('spinbutton', { name: 'Ή όσα θέλετε, από 1 έως 11' });
    await expect(other).toHaveValue(3);
    await userEvent.click(other);
    await userEvent.keyboard('7');
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await set();
    await expect(onChange).toHaveBeenLastCalledWith({ ahead: 7, email: false });
    await userEvent.click(other);
    await userEvent.keyboard('40{Tab}');
    await expect(other).toHaveValue(11);
    await userEvent.click(canvas.getByRole('button', { name: '5' }));
    await expect(other).toHaveValue(5);
    await userEvent.click(canvas.getByRole('checkbox', { name: ticket.alert.email }));
    await set();
    await expect(onChange).toHaveBeenLastCalledWith({ ahead: 5, email: true });
  },
});

/** With few people ahead, some values are missing. E-mail requires an account. */
export const AlertFewAhead = meta.story({
  decorators: [within(460)],
  render: () => <AlertChooser peopleAhead={3} onChange={onChange} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ticket.alert.set }));
    await expect(onChange).toHaveBeenLastCalledWith({ ahead: 2, email: false });
  },
});

export const AlertSet = meta.story({
  decorators: [within(460)],
  render: () => (
    <AlertChooser peopleAhead={12} alert={{ ahead: 3, email: true }} onChange={onChange} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: common.remove }));
    await expect(onChange).toHaveBeenLastCalledWith(null);
  },
});

/** With one person ahead, an alert would be too late. */
export const AlertUnavailable = meta.story({
  decorators: [within(460)],
  render: () => <AlertChooser peopleAhead={1} />,
});

/** Black on white. */
export const FullScreen = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ShowAtCounter
      open
      rank={42}
      title="Φαρμακείο Ασκληπιός"
      link="https://seira.example/ticket/0123456789abcdef0123456789abcdef"
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Αριθμός\u00a042' })).toBeVisible();
    await expect(await screen.findByRole('img', { name: /^Κωδικός QR/ })).toBeVisible();
  },
});

const onSay = fn();

/** The whereabouts of the holder: unknown, on the way, here, away, and after the 15 minutes. */
export const Where = meta.story({
  render: () => (
    <Kinds width={340}>
      {(
        [
          { state: null, awayUntil: null },
          { state: 'on_way', awayUntil: null },
          { state: 'here', awayUntil: '2026-03-16T09:00:00+02:00' },
          { state: 'away', awayUntil: '2026-03-16T09:45:00+02:00' },
          { state: null, awayUntil: '2026-03-16T09:00:00+02:00' },
        ] as const
      ).map((presence, index) => (
        <PresenceChooser key={index} presence={presence} onChange={onSay} />
      ))}
    </Kinds>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert').textContent).toBe(ticket.presence.state.over);
    const [first, second] = canvas.getAllByRole('button', { name: ticket.presence.on_way });
    await userEvent.click(first!);
    await expect(onSay).toHaveBeenLastCalledWith('on_way');
    await userEvent.click(second!);
    await expect(onSay).toHaveBeenCalledTimes(1);
  },
});

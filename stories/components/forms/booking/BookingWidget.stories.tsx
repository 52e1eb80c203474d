import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { elementOf, paragraph } from '#stories/components/translated.ts';
import { within } from '#stories/components/frames.tsx';
import { HandTicket } from '#src/components/ticket/HandTicket.tsx';
import { LineProgress } from '#src/components/ticket/LineProgress.tsx';
import { NextStep } from '#src/components/ticket/NextStep.tsx';
import {
  BookingWidget,
  type BookingWidgetProps,
} from '#src/components/forms/booking/BookingWidget.tsx';
import type { BookingLists } from '#src/components/forms/booking/Offer.tsx';
import * as el from '#src/i18n/el/index.ts';
import { ready } from '#stories/components/forms/booking/lists.ts';
import guide from './BookingWidget.md?raw';

/** Stores the selected day and the reason for priority, as a page does. */
const Stateful = (props: BookingWidgetProps) => {
  const [date, setDate] = useState(props.date);
  const [reason, setReason] = useState(props.priority?.reason ?? null);
  return (
    <BookingWidget
      {...props}
      date={date}
      onDateChange={(next) => {
        setDate(next);
        props.onDateChange?.(next);
      }}
      priority={
        props.priority && {
          reason,
          onChoose: (next) => {
            setReason(next);
            props.priority?.onChoose(next);
          },
        }
      }
    />
  );
};

const taken: BookingWidgetProps['held'] = {
  date: '2026-03-16',
  isNew: true,
  paper: (
    <HandTicket
      rank={43}
      status="scheduled"
      title={el.booking.isYours}
      date={el.user.tickets.created.message}
    >
      <LineProgress peopleAhead={5} window={{ from: '10:40', to: '11:05' }} visits={24} />
      <NextStep moment="way" to={{ latitude: 37.99, longitude: 23.73 }} showHref="/ticket/key" />
    </HandTicket>
  ),
};

const meta = preview.meta({
  title: 'Components/Forms/BookingWidget',
  component: BookingWidget,
  args: {
    date: '2026-03-16',
    minDate: '2026-03-16',
    lists: ready(),
    closedWeekdays: [6, 7],
    loggedIn: true,
    onDateChange: fn(),
    onTake: fn(),
  },
  decorators: [within(400)],
  parameters: { docs: { description: { component: guide } } },
});

const take = { name: el.booking.take };

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', take);
    await expect(button).toHaveAccessibleDescription('Δευτέρα 16 Μαρτίου');
    await userEvent.click(button);
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
});

/** A place with several services asks for priority, and its reasons are a second step. */
export const Priority = meta.story({
  args: { priority: { reason: null, onChoose: fn() } },
  render: (args) => <Stateful {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const ask = canvas.getByRole('button', { name: el.booking.priority.ask });
    await expect(ask).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(ask);
    await expect(elementOf(canvas.getByText(el.booking.priority.title))).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Μικρό παιδί' }));
    await expect(args.priority?.onChoose).toHaveBeenLastCalledWith('small_child');
    await expect(elementOf(canvas.getByText('Με προτεραιότητα: Μικρό παιδί'))).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: el.booking.priority.without }));
    await expect(args.priority?.onChoose).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: el.booking.priority.ask }));
    await expect(canvas.getByRole('button', { name: 'Αναπηρία' })).toBeVisible();
  },
});

/** Days that the owner closed manually are listed with the reason. */
export const ClosedByHand = meta.story({
  args: { closures: { '2026-03-18': 'Απεργία', '2026-03-19': null, '2026-03-30': 'Απεργία' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Τετάρτη 18 Μαρτίου, κλειστά: Απεργία', paragraph)).toBeVisible();
    await expect(canvas.getAllByText(/Απεργία/, paragraph)).toHaveLength(1);
    const days = ['Τετάρτη 18 Μαρτίου, κλειστά: Απεργία', 'Πέμπτη 19 Μαρτίου, κλειστά'];
    await userEvent.click(canvas.getByRole('button', { name: el.booking.showMonth }));
    for (const name of days) {
      await expect(await canvas.findByRole('gridcell', { name })).toBeDisabled();
    }
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Παρασκευή 20 Μαρτίου' }));
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-03-20');
  },
});

/** Selecting a day by keyboard: Tab into the grid, arrows, Enter. */
export const DayByKeyboard = meta.story({
  render: (args) => <Stateful {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.booking.showMonth }));
    const today = await canvas.findByRole('gridcell', { name: 'Δευτέρα 16 Μαρτίου' });
    await waitFor(async () => {
      await userEvent.tab();
      await expect(today).toHaveFocus();
    });
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: 'Τρίτη 24 Μαρτίου' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-03-24');
  },
});

/** The number tears off and becomes the ticket. */
export const JustTaken = meta.story({
  args: { held: taken },
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article', { name: 'Αριθμός\u00a043' });
    await expect(paper).toHaveTextContent(el.booking.isYours);
    await expect(canvas.queryByRole('button', take)).toBeNull();
  },
});

/** A full place names the last full day and the first day with numbers. */
export const FullForDays = meta.story({
  args: {
    date: '2026-03-25',
    days: {
      '2026-03-16': 'full',
      '2026-03-17': 'full',
      '2026-03-18': 'ended',
      '2026-03-25': 'open',
      '2026-03-26': 'open',
    },
  },
  play: async ({ canvas }) => {
    // The strip begins near the first free day.
    const first = canvas.getByRole('button', { name: 'Τετάρτη 25 Μαρτίου' });
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  },
});

/** The paper has the same height in every state. */
export const StableHeight = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(
        [
          ready(),
          ready({ ticketsCount: 0 }),
          ready({ nextRank: null }),
          { status: 'loading' },
          { status: 'empty' },
        ] as BookingLists[]
      ).map((lists, index) => (
        <BookingWidget
          key={index}
          {...args}
          lists={lists}
          aria-labelledby={undefined}
          aria-label={`${index + 1}`}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('section')].map((each) =>
      Math.round(each.getBoundingClientRect().height),
    );
    await expect(new Set(heights).size).toBe(1);
    await expect(canvasElement.querySelectorAll('[aria-live][aria-busy="true"]')).toHaveLength(1);
  },
});

export const Error = meta.story({
  args: {
    lists: {
      status: 'error',
      text: 'Δεν υπάρχει σύνδεση. Ελέγξτε το δίκτυο και δοκιμάστε ξανά.',
      onRetry: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.common.retry }));
    if (args.lists?.status === 'error') await expect(args.lists.onRetry).toHaveBeenCalledOnce();
  },
});

/** Another ticket may be called at the same time. The widget warns but does not block. */
export const Overlapping = meta.story({
  args: { overlap: { title: 'Φαρμακείο Ανδρονίκου', from: '10:40', to: '11:05' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', take);
    await expect(button).toHaveAccessibleDescription(
      'Δευτέρα 16 Μαρτίου Την ίδια ώρα περίπου, 10:40–\u206011:05, θα σας καλέσουν και εδώ: Φαρμακείο Ανδρονίκου.',
    );
    await expect(button.parentElement).toContainElement(canvas.getByRole('alert'));
    await userEvent.click(button);
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
});

/** On a phone: the button at the bottom edge, seven days, and the calendar on demand. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    days: {
      '2026-03-16': 'open',
      '2026-03-17': 'full',
      '2026-03-18': 'open',
      '2026-04-01': 'open',
    },
    heldDays: ['2026-03-21'],
  },
  render: (args) => <Stateful {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const { bottom } = canvas.getByRole('button', take).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(bottom).toBeGreaterThan(innerHeight - 40);
    const full = canvas.getByRole('button', { name: 'Τρίτη 17 Μαρτίου, δόθηκαν όλοι οι αριθμοί' });
    await userEvent.click(full);
    await expect(args.onDateChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Τετάρτη 18 Μαρτίου' }));
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-03-18');
    const own = canvas.getByRole('button', { name: 'Σάββατο 21 Μαρτίου, έχετε αριθμό' });
    await userEvent.click(own);
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-03-21');
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: el.booking.showMonth }));
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
});

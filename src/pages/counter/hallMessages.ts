import type { TFunction } from 'i18next';
import type { CallResponse } from '#common/contract/counter.ts';
import type { Camel } from '#common/contract/camel.ts';
import type { CounterTicket } from '#src/api/counter.ts';
import { shortName } from '#src/components/counter/hall/services.ts';
import type { Command } from '#src/hooks/data/counter/useCommands.ts';
import type { HallCommand } from '#src/hooks/data/counter/hallCommands.ts';
import { formatTime } from '#src/lib/dates.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';

const hallKinds = [
  'transfer',
  'park',
  'here',
  'arrived',
  'restore',
  'take_back',
  'note',
  'priority',
] as const;

export const isHallCommand = (command: Command): command is HallCommand =>
  hallKinds.some((kind) => kind === command.kind);

/**
 * Describes the result of a command of a place with several services, and the command that undoes
 * it.
 * @param before the ticket before the command. Undefined if it was not in the line
 */
export const hallMessage = (
  t: TFunction,
  language: string,
  command: HallCommand,
  ticket: CounterTicket,
  before: CounterTicket | undefined,
): { text: string; undo: HallCommand | null } => {
  const { code, note } = ticket;
  const rank = labelOf(ticket, language);
  switch (command.kind) {
    case 'take_back':
      return { text: t('hall.result.take_back', { rank }), undo: null };
    case 'arrived':
      return { text: t('counter.presence.arrived', { rank }), undo: null };
    case 'note':
      return {
        text: t(note ? 'hall.result.note' : 'hall.result.noteGone', { rank }),
        undo: before ? { kind: 'note', code, note: before.note } : null,
      };
    case 'priority':
      return {
        text: t(ticket.priority ? 'hall.result.priority' : 'hall.result.priorityGone', { rank }),
        undo: before ? { kind: 'priority', code, reason: before.priorityReason } : null,
      };
    default: {
      const values = {
        rank,
        service: ticket.service?.name ?? '',
        time: ticket.parked ? formatTime(ticket.parked.until) : '',
      };
      return {
        text: t(`hall.result.${command.kind}`, values),
        undo: ticket.can.includes('take_back') ? { kind: 'take_back', code } : null,
      };
    }
  }
};

type Others = Camel<NonNullable<CallResponse['others']>>;

/** «Κανείς για εσάς τώρα · περιμένουν 6 για Α, περιμένει 1 για Γ» */
export const nobodyWords = (
  t: TFunction,
  others: readonly { letter: string | null; name: string; waiting: number }[],
): string => {
  const waiting = others.filter((one) => one.waiting > 0);
  if (waiting.length === 0) return t('booking.nobody');
  const words = waiting.map((one) =>
    t('hall.next.waitFor', { count: one.waiting, service: shortName(one) }),
  );
  return `${t('hall.next.nobody')} · ${words.join(', ')}`;
};

/** The services of a response without a call, as `nobodyWords` takes them. */
export const othersOf = (others: Others) =>
  others.map(({ service, ...one }) => ({ ...one, name: service.name }));

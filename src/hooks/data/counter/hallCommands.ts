import {
  confirmArrival,
  parkTicket,
  restoreTicket,
  setNote,
  setPresenceAtCounter,
  setPriority,
  takeBack,
  transferTicket,
} from '#common/contract/ticketSteps.ts';
import type { PriorityReason } from '#common/priority.ts';
import type { CounterTicket } from '#src/api/counter.ts';
import { call } from '#src/api/transport/call.ts';

/** Commands of a place with several services. `code` is that of the ticket. */
export type HallCommand =
  | { kind: 'transfer'; code: string; service: string; note?: string | null }
  | { kind: 'park'; code: string; minutes: number; note?: string | null }
  | { kind: 'here' | 'restore' | 'take_back'; code: string }
  | { kind: 'arrived'; code: string }
  | { kind: 'note'; code: string; note: string | null }
  | { kind: 'priority'; code: string; reason: PriorityReason | null };

/** Sends a command of a place with several services. @returns the changed ticket */
export const sendHallCommand = (command: HallCommand): Promise<CounterTicket> => {
  const { code } = command;
  switch (command.kind) {
    case 'transfer':
      return call(transferTicket, { code, body: { service: command.service, note: command.note } });
    case 'park':
      return call(parkTicket, { code, body: { minutes: command.minutes, note: command.note } });
    case 'here':
      return call(confirmArrival, { code });
    case 'arrived':
      return call(setPresenceAtCounter, { code, body: { state: 'here' } });
    case 'restore':
      return call(restoreTicket, { code });
    case 'take_back':
      return call(takeBack, { code });
    case 'note':
      return call(setNote, { code, body: { note: command.note } });
    case 'priority':
      return call(setPriority, { code, body: { reason: command.reason } });
  }
};

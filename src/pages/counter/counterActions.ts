import type { TFunction } from 'i18next';
import type { CounterLine, CounterTicket, CounterView } from '#src/api/counter.ts';
import { shortName, type LineService } from '#src/components/counter/hall/services.ts';
import type { FurtherAction, VisitAction } from '#src/components/counter/VisitCard.tsx';
import type { Command } from '#src/hooks/data/counter/useCommands.ts';
import { formatDate } from '#src/lib/dates.ts';
import { oneOf } from '#src/lib/read.ts';

export const shortcuts = {
  Space: 'next',
  KeyR: 'recall',
  KeyD: 'done',
  KeyN: 'no_show',
  KeyB: 'return',
  KeyP: 'pause',
  KeyZ: 'undo',
} as const;

/** The shortcuts of a server that knows services. */
export const hallShortcuts = {
  ...shortcuts,
  KeyH: 'here',
  KeyT: 'transfer',
  KeyF: 'park',
  KeyM: 'memo',
  '/': 'find',
} as const;

export type CounterShortcut = (typeof hallShortcuts)[keyof typeof hallShortcuts];

const visitActions = ['recall', 'done', 'no_show', 'return'] as const;
const furtherActions = ['here', 'transfer', 'park', 'note'] as const;

export const isFurther = (shortcut: string): shortcut is FurtherAction =>
  furtherActions.some((action) => action === shortcut);

/** The further actions of a visit that are possible now. */
export const furtherOf = (
  { can }: CounterTicket,
  { confirmsArrival }: CounterView,
  hasServices: boolean,
): FurtherAction[] =>
  furtherActions.filter((action) => {
    if (action === 'note') return true;
    if (action === 'transfer' && !hasServices) return false;
    return can.includes(action) && (action !== 'here' || confirmsArrival === true);
  });

/** The action of a visit that is being sent. */
export const pendingOf = (
  sending: Command | null,
  visit: CounterTicket | null,
): VisitAction | FurtherAction | null => {
  if (!sending || !visit || !('code' in sending) || sending.code !== visit.code) return null;
  return sending.kind === 'ticket'
    ? oneOf(visitActions, sending.action)
    : oneOf(furtherActions, sending.kind);
};

/** Services that each counter calls for. Absent if it calls for all. */
export const skillWords = (
  t: TFunction,
  { counterServices }: CounterView,
  all: readonly LineService[],
): Partial<Record<string, string>> =>
  Object.fromEntries(
    counterServices.flatMap(({ name, services: byOwner, now }) => {
      const codes = now ?? byOwner;
      const served = all.filter(({ code }) => codes.includes(code));
      if (served.length === 0 || served.length === all.length) return [];
      return [[name, t('hall.services.at', { services: served.map(shortName).join(', ') })]];
    }),
  );

const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** The name of a line among others: its service if it has only one, and its day. */
export const lineName = (
  t: TFunction,
  language: string,
  lines: readonly CounterLine[],
  index: number,
): string => {
  const { lists, releasedOn } = lines[index]!;
  const isOneDay = !releasedOn || lines.every((one) => one.releasedOn === releasedOn);
  const date = isOneDay ? null : formatDate(releasedOn, language, SHORT_DAY);
  const service = lists.length === 1 ? lists[0].service : null;
  return [service, date].filter(Boolean).join(' · ') || `${t('counter.list')} ${index + 1}`;
};

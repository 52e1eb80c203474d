import type { TFunction } from 'i18next';
import { PRIORITY_REASONS, type PriorityReason } from '#common/priority.ts';

/** A service of a line, as its counters see it. */
export interface LineService {
  code: string;
  name: string;
  letter: string | null;
  state: 'open' | 'paused' | 'closed';
  /** Number of people waiting for it. */
  waiting: number;
}

/** The role of a list's colour, and the action of the button that opens or pauses it. */
export const listStates = {
  open: { tone: 'success', toggle: 'pause' },
  paused: { tone: 'waiting', toggle: 'resume' },
  closed: { tone: 'neutral', toggle: 'reopen' },
} as const;

/** The short name of a service: its letter, or its name without one. */
export const shortName = ({ letter, name }: Pick<LineService, 'letter' | 'name'>): string =>
  letter ?? name;

/** «Α · Πιστοποιητικά» */
export const fullName = ({ letter, name }: Pick<LineService, 'letter' | 'name'>): string =>
  [letter, name].filter(Boolean).join(' · ');

/** Priority as text. Null without it. A server may leave out the reason. */
export const priorityWords = (
  t: TFunction,
  { priority, priorityReason }: { priority: boolean | null; priorityReason: PriorityReason | null },
): string | null => {
  if (priorityReason) return t('hall.priority.of', { reason: t(`hall.reasons.${priorityReason}`) });
  return priority ? t('hall.priority.plain') : null;
};

/** The choices of a priority. The empty one withdraws it. */
export const priorityOptions = (t: TFunction): { value: string; label: string }[] => [
  { value: '', label: t('hall.priority.none') },
  ...PRIORITY_REASONS.map((value) => ({ value, label: t(`hall.reasons.${value}`) })),
];

import type { TFunction } from 'i18next';
import { formatAgo } from '#src/lib/dates.ts';

/**
 * A sentence with the date of registration. If the server sends no date, it is the fixed sentence
 * in section 2 of the specification.
 * @param createdAt ISO 8601
 */
export const memberSince = (
  createdAt: string | null,
  t: TFunction,
  language: string,
  now?: Date,
): string => {
  const ago = createdAt && formatAgo(createdAt, language, now);
  return ago ? t('navigation.panel.joined', { ago }) : t('navigation.panel.joinedUnknown');
};

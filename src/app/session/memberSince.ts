import type { TFunction } from 'i18next';
import { formatAgo } from '#src/lib/dates.ts';

/**
 * A sentence that says since when somebody has had an account. Source: section 2 of the
 * specification, whose fixed sentence is used when the server does not say.
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

import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatNumber } from '#src/lib/numbers.ts';

export interface OpenNumberProps {
  /** The number's own page; without one there is no link. */
  ticketHref?: string | null;
  rank?: number | null;
  /** The organisation's name: it tells two links apart that are heard, not seen. */
  title?: string;
}

/** The way from a ticket in a list to its own page, where it can be shown and given back. */
export function OpenNumber({ ticketHref = null, rank = null, title = '' }: OpenNumberProps) {
  const { t, i18n } = useTranslation();
  if (ticketHref === null) return null;
  const number = formatNumber(rank, i18n.language);
  return (
    <Link
      component={RouterLink}
      to={ticketHref}
      aria-label={t('tickets.openNumberAt', { rank: number, title })}
      variant="body2"
      sx={{
        // Above a card's own link, which covers all of it; as high as a finger needs.
        position: 'relative',
        zIndex: 1,
        display: 'inline-block',
        py: 0.5,
        fontWeight: 500,
      }}
    >
      {t('tickets.openNumber', { rank: number })}
    </Link>
  );
}

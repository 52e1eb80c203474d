import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/lib/numbers.ts';

export interface StatRow {
  label: string;
  /** Null while it loads. */
  value: number | null;
}

/** The rows of a `dl` of figures, which the caller styles. */
export function StatRows({ stats }: { stats: readonly StatRow[] }) {
  const { i18n } = useTranslation();
  return stats.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value === null ? <Skeleton width="2ch" /> : formatNumber(value, i18n.language)}</dd>
    </div>
  ));
}

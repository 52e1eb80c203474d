import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Camel } from '#common/contract/camel.ts';
import type { StatisticsService } from '#common/contract/places/statistics.ts';
import { formatNumber } from '#src/lib/numbers.ts';

export interface ServiceTableProps {
  services: readonly Camel<StatisticsService>[];
  /** Content next to the heading, such as a download. */
  action?: ReactNode;
}

const counts = ['served', 'noShows', 'cancelled', 'walkIns'] as const;

/** The figures of each service of a place over some days. */
export function ServiceTable({ services, action }: ServiceTableProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const hasArrivals = services.some(({ servedMinutes }) => typeof servedMinutes === 'number');
  const minutes = (value: number | null | undefined): string =>
    value === null || value === undefined
      ? t('statistics.facts.none')
      : t('statistics.facts.minutes', { count: Math.round(value) });
  return (
    <section aria-labelledby={id}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'space-between' }}>
        <Typography id={id} variant="h2" sx={{ fontSize: '1.25rem' }}>
          {t('statistics.services.title')}
        </Typography>
        {action}
      </div>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        {t('statistics.services.text')}
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-labelledby={id}>
        <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('statistics.services.service')}</TableCell>
              {counts.map((kind) => (
                <TableCell key={kind} align="right">
                  {t(`statistics.facts.${kind}`)}
                </TableCell>
              ))}
              <TableCell align="right">{t('statistics.facts.median')}</TableCell>
              <TableCell align="right">{t('statistics.facts.p90')}</TableCell>
              <TableCell align="right">{t('statistics.services.visit')}</TableCell>
              {hasArrivals && (
                <TableCell align="right">{t('statistics.services.atCounter')}</TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {services.map((service) => (
              <TableRow key={service.code}>
                <TableCell component="th" scope="row" sx={{ minWidth: 160, fontWeight: 650 }}>
                  {[service.letter, service.name].filter(Boolean).join(' · ')}
                </TableCell>
                {counts.map((kind) => (
                  <TableCell key={kind} align="right">
                    {formatNumber(service[kind], i18n.language)}
                  </TableCell>
                ))}
                <TableCell align="right">{minutes(service.wait?.median)}</TableCell>
                <TableCell align="right">{minutes(service.wait?.p90)}</TableCell>
                <TableCell align="right">{minutes(service.visitMinutes)}</TableCell>
                {hasArrivals && (
                  <TableCell align="right">{minutes(service.servedMinutes)}</TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}

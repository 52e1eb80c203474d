import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CounterTicket } from '#src/api/counter.ts';
import { DaySheet } from '#src/components/counter/hall/DaySheet.tsx';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { printPaper } from '#src/pages/shared/print.ts';

const styles = printPaper({ size: 'A4', margin: '12mm', fontSize: '11pt' });

export interface SheetButtonProps {
  place: string;
  /** The day of the line, `YYYY-MM-DD`. */
  date: string | null;
  /** The time at which the view was read, in ms. */
  at: number;
  people: readonly CounterTicket[];
}

/** Prints the line as it is on this device, so it also works without a connection. */
export function SheetButton({ place, date, at, people }: SheetButtonProps) {
  const { t } = useTranslation();
  const [isPrinting, setPrinting] = useState(false);
  const print = (): void => {
    // The sheet must be in the document before the browser prints it, and phones print later.
    flushSync(() => setPrinting(true));
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  };
  return (
    <>
      <Button variant="text" startIcon={<PrintOutlined />} onClick={print} sx={{ ml: -2 }}>
        {t('hall.sheet.print')}
      </Button>
      {isPrinting && (
        <Box sx={{ display: 'none', displayPrint: 'block' }}>
          <GlobalStyles styles={styles} />
          <DaySheet place={place} date={date ?? serverToday()} at={at} people={people} />
        </Box>
      )}
    </>
  );
}

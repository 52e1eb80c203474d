import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';

const Root = styled('div')(({ theme }) => ({
  ...theme.mixins.wrap,
  gap: theme.spacing(1),
  '& > *': { flex: '1 1 auto' },
  '@media print': { display: 'none' },
}));

export interface TicketToolsProps {
  /** Address of the calendar file. Without it, there is no such button. */
  calendarHref?: string | null;
  onShare?: () => void;
  onPrint?: () => void;
}

/** Buttons to share, print or add a ticket to a calendar. */
export function TicketTools({ calendarHref = null, onShare, onPrint }: TicketToolsProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <Button variant="outlined" startIcon={<ShareOutlined />} onClick={onShare}>
        {t('details.share')}
      </Button>
      {calendarHref && (
        <Button
          variant="outlined"
          startIcon={<CalendarMonthOutlined />}
          href={calendarHref}
          download
        >
          {t('ticket.tools.calendar')}
        </Button>
      )}
      <Button variant="outlined" startIcon={<PrintOutlined />} onClick={onPrint}>
        {t('common.print')}
      </Button>
    </Root>
  );
}

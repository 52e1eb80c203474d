import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { unbroken } from '#common/input/unbroken.ts';
import { QrCode } from '#src/components/board/QrCode.tsx';
import { TicketSheet, tornEdge } from '#src/components/cards/ticket/ticketPaper.ts';
import { paths } from '#src/config/paths.ts';
import { formatDate } from '#src/lib/dates.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { printPaper } from '#src/pages/shared/print.ts';
import type { Plan, TabProps } from './tabs.ts';

const posterPaper = (fontSize: string) => printPaper({ size: 'A4', margin: '14mm', fontSize });
/** With a notice of the longest text in both languages, the smaller size still fits one page. */
const printStyles = { plain: posterPaper('6.6mm'), withNotice: posterPaper('5mm') };

const Part = styled('div')(({ theme }) => ({
  padding: '1.6em 1.4em',
  ...theme.mixins.stack,
  justifyItems: 'center',
  gap: '0.6em',
  textAlign: 'center',
  textWrap: 'balance',
  ...theme.mixins.soft('ticket'),
}));

const Title = styled('h3')({
  fontSize: 'min(1.6em, 9cqi)',
  lineHeight: 1.2,
  fontWeight: 650,
  overflowWrap: 'anywhere',
});

const Call = styled('strong')(({ theme }) => ({
  fontSize: 'min(2.4em, 14cqi)',
  lineHeight: 1.1,
  fontWeight: 750,
  letterSpacing: '-0.02em',
  color: theme.vars.palette.roles.ticket.fill,
}));

const Address = styled('p')({ fontSize: '0.95em', overflowWrap: 'anywhere' });

const Notice = styled('p')({
  width: '100%',
  padding: '0.5em 0.7em',
  border: '0.08em solid',
  borderRadius: '0.4em',
  fontSize: '0.95em',
  overflowWrap: 'anywhere',
});

interface PosterProps {
  titles: { el: string; en: string | null };
  link: string;
  /** True if the link gives a number without an account. */
  atDoor: boolean;
  notice: Plan['notice'];
}

function Poster({ titles, link, atDoor, notice }: PosterProps) {
  const { i18n } = useTranslation();
  const text = atDoor ? 'manage.poster.doorText' : 'manage.poster.text';
  const [greek, english] = [i18n.getFixedT('el'), i18n.getFixedT('en')];
  // Both languages have the texts of management, but only the shown one those of other screens.
  const until = (t: typeof greek, language: string) =>
    t('manage.poster.until', { date: notice && formatDate(notice.until, language) });
  return (
    <TicketSheet
      data-paper
      sx={{ width: '100%', maxWidth: '26em', '@media print': { maxWidth: '36em' } }}
    >
      <Part sx={tornEdge('bottom')}>
        <Title lang="el">{unbroken(titles.el)}</Title>
        <Call lang="el">{greek('manage.poster.call')}</Call>
        <p lang="el">{greek(text)}</p>
        {notice && (
          <Notice lang="el">
            <strong>{notice.text}</strong> <span>{until(greek, 'el')}</span>
          </Notice>
        )}
      </Part>
      <Part sx={tornEdge('top')}>
        <QrCode value={link} style={{ width: '14em', maxWidth: '100%' }} />
        <Address>{link.replace(/^https?:\/\//, '')}</Address>
        {titles.en && <strong lang="en">{unbroken(titles.en)}</strong>}
        <p lang="en">
          <strong>{english('manage.poster.call')}.</strong> {english(text)}
        </p>
        {notice?.textEn && (
          <Notice lang="en">
            <strong>{notice.textEn}</strong> <span>{until(english, 'en')}</span>
          </Notice>
        )}
      </Part>
    </TicketSheet>
  );
}

export function PosterTab({ plan: { organisation: place, titles, door, notice } }: TabProps) {
  const { t } = useTranslation();
  const atDoor = door === 'poster';
  const path = (atDoor ? paths.join : paths.listing).href(place.slug);
  return (
    <Panel title={t('manage.tabs.poster')}>
      <GlobalStyles styles={notice ? printStyles.withNotice : printStyles.plain} />
      <Poster
        titles={titles ?? { el: place.title, en: null }}
        link={new URL(path, location.origin).href}
        atDoor={atDoor}
        notice={notice}
      />
      <Button variant="contained" onClick={() => window.print()} sx={{ mt: 3 }}>
        {t('manage.poster.print')}
      </Button>
    </Panel>
  );
}

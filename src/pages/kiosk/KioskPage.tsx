import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Switch from '@mui/material/Switch';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { keptValue } from '#src/browser/stored/keptValue.ts';
import { BoardStatement } from '#src/components/board/BoardStatement.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { KioskStart } from '#src/components/kiosk/KioskStart.tsx';
import { KioskTicket } from '#src/components/kiosk/KioskTicket.tsx';
import { paths } from '#src/config/paths.ts';
import { useKiosk } from '#src/hooks/data/kiosk/useKiosk.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useKeptValue } from '#src/hooks/stored/useKeptValue.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { useScreenTexts } from '#src/i18n/screenTexts.ts';
import { formatInstant } from '#src/lib/dates.ts';
import { keepAwake } from '#src/browser/wakeLock.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { receiptPaper } from '#src/pages/shared/printPaper.ts';
import { KioskFrame } from './KioskFrame.tsx';
import { useDeviceSecret } from './useDeviceSecret.ts';
import { useDoorTickets } from './useDoorTickets.ts';
import { useReturn } from './useReturn.ts';

/** How long a number stays on the screen, in seconds. */
const SHOWN_SECONDS = 25;

const printStyles = receiptPaper();

const keptPrinting = keptValue(
  'seira.kiosk.print',
  'local',
  (value): value is boolean => typeof value === 'boolean',
);

const print = (): void => window.print();

/** A place's door, in one language: the button, the number, or why there is none. */
function Door({ id, onReturn }: { id: string; onReturn: () => void }) {
  const { t, i18n } = useTranslation();
  const online = useOnline();
  const hydrated = useHydrated();
  const secret = useDeviceSecret(id);
  const printing = useKeptValue(keptPrinting) ?? false;
  const { data: view, error, mutate } = useKiosk(id, secret);
  const { take, pending, ticket, trouble, putAway } = useDoorTickets(
    id,
    secret,
    () => void mutate(),
  );
  const over = useCallback((): void => {
    putAway();
    onReturn();
  }, [putAway, onReturn]);
  const left = useReturn(ticket, SHOWN_SECONDS, over);
  useEffect(keepAwake, []);

  const failure = error ?? null;
  const isRevoked = failure?.kind === 'unauthorised';
  const hasNoLink = hydrated && (secret === null || failure?.kind === 'not_found');
  const isCut = !online || (failure !== null && !isRevoked);
  const time = (instant: string): string =>
    formatInstant(instant, i18n.language, { timeStyle: 'short' });

  const content = () => {
    if (isRevoked || hasNoLink) {
      const which = isRevoked ? 'revoked' : 'noLink';
      return (
        <BoardStatement key="unpaired" role="alert">
          {t(`kiosk.${which}`)}. {t(`kiosk.${which}Text`)}
          <Button
            component={Link}
            to={`${paths.manage.href(id)}?tab=devices`}
            variant="outlined"
            size="large"
            sx={{ mt: 2 }}
          >
            {t('kiosk.toManage')}
          </Button>
        </BoardStatement>
      );
    }
    if (ticket)
      return (
        <KioskTicket
          place={view?.organisation.title}
          rank={ticket.rank}
          ahead={ticket.ahead}
          window={ticket.window && { from: time(ticket.window.from), to: time(ticket.window.to) }}
          enough={ticket.enough}
          link={
            ticket.key === null
              ? null
              : new URL(paths.ticket.href(ticket.key), location.origin).href
          }
          seconds={left}
          onPrint={print}
          onDone={over}
          onDrawn={printing ? print : undefined}
        />
      );
    if (!view) return <BoardStatement aria-busy>{t('kiosk.loading')}</BoardStatement>;
    return (
      <KioskStart lists={view.waitingLists} pending={pending} onTake={(list) => void take(list)} />
    );
  };
  return (
    <KioskFrame
      title={view?.organisation.title}
      notice={
        isCut && !ticket ? (
          <NoticeBanner severity="error">{t('kiosk.cut')}</NoticeBanner>
        ) : trouble && !ticket ? (
          <NoticeBanner severity="warning">{t(`kiosk.${trouble}`)}</NoticeBanner>
        ) : null
      }
      foot={
        hydrated &&
        secret !== null && (
          <FormControlLabel
            control={
              <Switch
                checked={printing}
                onChange={(_event, checked) => keptPrinting.set(checked)}
              />
            }
            label={t('kiosk.autoPrint')}
          />
        )
      }
    >
      {content()}
    </KioskFrame>
  );
}

/** The device at a place's door, which gives numbers to people without a phone. */
export default function KioskPage() {
  useScreenTexts();
  const { t, i18n } = useTranslation();
  const { id = '' } = useParams();
  const [isForeign, setForeign] = useState(false);
  const onReturn = useCallback(() => setForeign(false), []);
  const base = i18n.language.startsWith('en') ? 'en' : 'el';
  const language = isForeign === (base === 'el') ? 'en' : 'el';
  const spoken = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  return (
    <Page title={t('kiosk.untitled')} description={t('kiosk.description')}>
      <meta name="robots" content="noindex" />
      <GlobalStyles styles={printStyles} />
      <div lang={language}>
        <I18nextProvider i18n={spoken}>
          <Door id={id} onReturn={onReturn} />
        </I18nextProvider>
      </div>
      <Button
        lang={language === 'el' ? 'en' : 'el'}
        variant="outlined"
        size="large"
        onClick={() => setForeign(!isForeign)}
        sx={{ position: 'absolute', top: 16, right: 16 }}
      >
        {spoken.t('kiosk.other')}
      </Button>
    </Page>
  );
}

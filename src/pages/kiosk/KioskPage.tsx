import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import styled from '@emotion/styled';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { PriorityReason } from '#common/priority.ts';
import { instantsOf } from '#src/api/wait.ts';
import { storedValue } from '#src/browser/stored/storedValue.ts';
import { keepAwake } from '#src/browser/wakeLock.ts';
import { BoardStatement } from '#src/components/board/BoardStatement.tsx';
import { PlaceNotice } from '#src/components/display/place/PlaceNotice.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { DoorScan } from '#src/components/kiosk/DoorScan.tsx';
import { KioskHead } from '#src/components/kiosk/KioskHead.tsx';
import { KioskFrame } from '#src/components/kiosk/kioskFrame.ts';
import { KioskLanguages } from '#src/components/kiosk/KioskLanguages.tsx';
import { KioskPriority } from '#src/components/kiosk/KioskPriority.tsx';
import { KioskStart } from '#src/components/kiosk/KioskStart.tsx';
import { StaffSettings } from '#src/components/kiosk/StaffSettings.tsx';
import { KioskTicket } from '#src/components/kiosk/KioskTicket.tsx';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { addressToRead, paths } from '#src/config/paths.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { storedSecrets, useStoredSecret } from '#src/hooks/data/kiosk/deviceSecrets.ts';
import { doorPath, useKiosk, useNowServing } from '#src/hooks/data/kiosk/useKiosk.ts';
import { useStoredValue } from '#src/hooks/stored/useStoredValue.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { addLanguage } from '#src/i18n/load.ts';
import { useKioskTexts } from '#src/i18n/screens/kioskTexts.ts';
import { serviceIn, serviceOf } from '#src/lib/line/serviceIn.ts';
import { callWords } from '#src/lib/waitWords.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { receiptPaper } from '#src/pages/shared/print.ts';
import { useDoorTickets } from './useDoorTickets.ts';

const Arrival = lazyInView(async () => (await import('./Arrival.tsx')).Arrival, { first: true });

const SHOWN_SECONDS = 25;
/** A place with several services returns sooner, because more people use the kiosk. */
const BUSY_SECONDS = 15;

const printStyles = receiptPaper();

const keptPrinting = storedValue(
  'seira.kiosk.print',
  'local',
  (value): value is boolean => typeof value === 'boolean',
);

/**
 * The secret of this device for a place. Null without one. It arrives in the fragment of the
 * device's link and moves to storage at once, so that neither the address nor the history contains
 * it.
 * @param id slug of the place, from the address
 */
const useDeviceSecret = (id: string): string | null => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = /^#([0-9a-f]{32})$/.exec(hash)?.[1];
  useEffect(() => {
    if (!given) return;
    storedSecrets.set({ ...storedSecrets.get(), [id]: given });
    void navigate(pathname + search, { replace: true });
  }, [given, id, navigate, pathname, search]);
  return useStoredSecret(id);
};

const print = (): void => window.print();

const Details = styled('span')({ marginTop: '0.6em', fontSize: '0.65em', fontWeight: 400 });

/** Counts down from `seconds` while `shown` is set. Keep `onOver` stable. */
const useReturn = (shown: unknown, seconds: number, onOver: () => void): number => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!shown) return undefined;
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.ceil((until - Date.now()) / 1000);
      if (rest <= 0) onOver();
      else setLeft(rest);
    }, 250);
    return () => {
      clearInterval(timer);
      setLeft(seconds);
    };
  }, [shown, seconds, onOver]);
  return left;
};

/** The steps to a number. */
interface Step {
  /** The form in which the holder of a number says that they are here. */
  arrives?: boolean;
  /** The screen shows the reasons for priority. */
  isPriority: boolean;
  reason: PriorityReason | null;
}

const atFirst: Step = { isPriority: false, reason: null };

function Door({ id, onReturn }: { id: string; onReturn: () => void }) {
  const { t, i18n } = useTranslation();
  const online = useOnline();
  const hydrated = useHydrated();
  const secret = useDeviceSecret(id);
  const printing = useStoredValue(keptPrinting) ?? false;
  const { data: view, error, mutate } = useKiosk(id, secret);
  const { take, pending, ticket, trouble, putAway } = useDoorTickets(
    id,
    secret,
    () => void mutate(),
  );
  const nowServing = useNowServing(id);
  const [step, setStep] = useState<Step>(atFirst);
  const over = useCallback((): void => {
    putAway();
    setStep(atFirst);
    onReturn();
  }, [putAway, onReturn]);
  const lists = view?.waitingLists ?? [];
  const hasServices = lists.some(({ details }) => details !== null);
  useReturn(ticket || step === atFirst || step.arrives ? null : step, BUSY_SECONDS, over);
  const left = useReturn(ticket, hasServices ? BUSY_SECONDS : SHOWN_SECONDS, over);
  const now = useNow(60_000);
  useEffect(keepAwake, []);

  const isUnknown = hydrated && (secret === null || error?.kind === 'not_found');
  const unpaired = error?.kind === 'unauthorised' ? 'revoked' : isUnknown ? 'noLink' : null;
  const isCut = !online || (error && !unpaired);

  const content = () => {
    if (unpaired)
      return (
        <BoardStatement key="unpaired" role="alert">
          <span>{t(`kiosk.${unpaired}`)}</span>
          <Details>{t(`kiosk.${unpaired}Text`)}</Details>
          <Button
            href={`${paths.manage.href(id)}?tab=devices`}
            variant="outlined"
            size="large"
            sx={{ mt: 2 }}
          >
            {t('kiosk.toManage')}
          </Button>
        </BoardStatement>
      );
    const window = instantsOf(ticket?.estimate ?? null);
    if (ticket)
      return (
        <KioskTicket
          place={view?.organisation.title}
          rank={ticket.rank}
          label={ticket.label}
          service={serviceOf(lists, ticket.service, i18n.language)}
          ahead={ticket.peopleAhead}
          window={window && callWords(t, window, now)}
          enough={ticket.estimate?.enough !== false}
          link={
            ticket.key === null
              ? null
              : new URL(paths.ticket.href(ticket.key), location.origin).href
          }
          lookup={
            ticket.lookup
              ? { digits: ticket.lookup, address: addressToRead(paths.find.href(id)) }
              : null
          }
          seconds={left}
          onPrint={print}
          onDone={over}
          onDrawn={printing ? print : undefined}
        />
      );
    if (!view) return <BoardStatement aria-busy>{t('common.moment')}</BoardStatement>;
    if (step.arrives && secret !== null) return <Arrival id={id} secret={secret} onBack={over} />;
    if (step.isPriority)
      return (
        <KioskPriority
          onChoose={(reason) => setStep({ isPriority: false, reason })}
          onBack={() => setStep(atFirst)}
        />
      );
    return (
      <>
        <KioskStart
          lists={lists.map((list) => {
            const window = instantsOf(list.estimate);
            return {
              ...list,
              service: serviceIn(list, i18n.language),
              letter: list.details?.letter,
              window: window && callWords(t, window, now),
            };
          })}
          pending={pending}
          onTake={(list) => void take({ list, ...(step.reason && { priority: step.reason }) })}
          priority={
            hasServices
              ? {
                  reason: step.reason,
                  onAsk: () => setStep(step.reason ? atFirst : { isPriority: true, reason: null }),
                }
              : undefined
          }
        />
        {view.presence === 'shown' && (
          <Button size="large" onClick={() => setStep({ ...atFirst, arrives: true })}>
            {t('kiosk.arrival.ask')}
          </Button>
        )}
      </>
    );
  };
  return (
    // The place replaces the outline as a whole, so that nothing shifts.
    <KioskFrame
      key={unpaired ?? (view ? 'known' : 'loading')}
      data-start={ticket || unpaired ? undefined : ''}
    >
      <KioskHead
        title={view?.organisation.title ?? t('kiosk.take')}
        picture={ticket || unpaired ? null : view?.organisation.image}
        nowServing={ticket ? undefined : nowServing}
      />
      <div>
        {!ticket && isCut && <NoticeBanner severity="error">{t('kiosk.cut')}</NoticeBanner>}
        {!ticket && !isCut && trouble && (
          <NoticeBanner severity="warning">{t(`kiosk.${trouble}`)}</NoticeBanner>
        )}
        {!ticket && <PlaceNotice notice={view?.notice} />}
        {content()}
      </div>
      {!ticket && !unpaired && !step.arrives && !step.isPriority && view?.door && (
        <DoorScan
          link={new URL(doorPath(id, view.door), location.origin).href}
          digits={view.door.digits}
        />
      )}
      <footer>
        {hydrated && secret !== null && (
          <StaffSettings printing={printing} onPrinting={(isOn) => keptPrinting.set(isOn)} />
        )}
      </footer>
    </KioskFrame>
  );
}

export default function KioskPage() {
  useKioskTexts();
  const { t, i18n } = useTranslation();
  const { id = '' } = useParams();
  const [isForeign, setForeign] = useState(false);
  const onReturn = useCallback(() => setForeign(false), []);
  const base = i18n.language.startsWith('en') ? 'en' : 'el';
  const language = isForeign === (base === 'el') ? 'en' : 'el';
  const spoken = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  const other = language === 'el' ? 'en' : 'el';
  const toast = useToast();
  // Preloads the other language, so that the switch does not depend on the connection.
  useEffect(() => void addLanguage(i18n, other).catch(() => undefined), [i18n, other]);
  const onSwitch = (): void =>
    void addLanguage(i18n, other).then(
      () => setForeign(!isForeign),
      () => toast.error(spoken.t('errors.network')),
    );
  return (
    <Page title={t('kiosk.take')} description={t('kiosk.description')}>
      <meta name="robots" content="noindex" />
      <GlobalStyles styles={printStyles} />
      <div lang={language}>
        <I18nextProvider i18n={spoken}>
          <Door id={id} onReturn={onReturn} />
        </I18nextProvider>
      </div>
      <I18nextProvider i18n={spoken}>
        <KioskLanguages value={language} onChange={onSwitch} />
      </I18nextProvider>
    </Page>
  );
}

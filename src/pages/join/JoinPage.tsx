import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { unbroken } from '#common/input/unbroken.ts';
import { joinLine } from '#common/contract/door.ts';
import { instantsOf } from '#src/api/wait.ts';
import { TicketStub } from '#src/components/cards/ticket/TicketStub.tsx';
import { PlaceNotice } from '#src/components/display/place/PlaceNotice.tsx';
import { DoorCode } from '#src/components/door/DoorCode.tsx';
import { JoinDoor } from '#src/components/door/JoinDoor.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { paths } from '#src/config/paths.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { useArrival, useHeldTicket, useJoin } from '#src/hooks/data/door/useJoin.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useJoinTexts } from '#src/i18n/screens/joinTexts.ts';
import { callWords } from '#src/lib/waitWords.ts';
import { Failed } from '#src/pages/shared/layout/Loaded.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';

const MINUTE = 60_000;

const outline = (
  <Stack spacing={2} aria-busy>
    <Skeleton variant="rounded" height={112} />
  </Stack>
);

type Held = NonNullable<ReturnType<typeof useHeldTicket>>;

const REFUSALS = [
  'code_expired',
  'code_missing',
  'too_many_codes',
  'too_many_joins',
  'list_full',
  'list_closed',
] as const;
type Refusal = (typeof REFUSALS)[number] | 'other';

const refusalOf = (code: string | null | undefined): Refusal =>
  REFUSALS.find((known) => known === code) ?? 'other';

const isUnderWay = ({ status }: Held): boolean => status === 'scheduled' || status === 'running';

/** The number that this device got here, or what became of it. */
function HeldTicket({ ticket }: { ticket: Held }) {
  const { t } = useTranslation();
  return (
    <Stack spacing={1.5}>
      <TicketStub
        rank={ticket.rank}
        label={ticket.label}
        title={ticket.organisation.title}
        peopleAhead={ticket.peopleAhead}
        status={ticket.status ?? 'scheduled'}
      />
      {isUnderWay(ticket) && ticket.key ? (
        <Button variant="contained" size="large" href={paths.ticket.href(ticket.key)}>
          {t('join.open')}
        </Button>
      ) : (
        <p>
          {t(
            ticket.statusReason === 'no_show'
              ? 'join.became.no_show'
              : `join.became.${ticket.status as 'processed' | 'cancelled' | 'aborted'}`,
          )}
        </p>
      )}
    </Stack>
  );
}

/** A number at the door of a place, on one's own phone, with or without an account. */
export default function JoinPage() {
  useJoinTexts();
  const { t, i18n } = useTranslation();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const now = useNow(MINUTE);
  const code = query.get('code');
  const request = useJoin(id, code);
  const { data, error } = request;
  const { loggedIn } = useSession();
  const ticket = useHeldTicket(id, hydrated);
  useArrival(id, hydrated && data ? (data.pass ?? code ?? '') : null);
  const { send, sending, pending, failure } = useAction(`join ${id}`, joinLine, {
    idempotent: true,
    preload: true,
    onSuccess: ({ key }) => void (key && navigate(paths.ticket.href(key))),
  });
  const take = (service: string | null): void =>
    void send({ id, body: { service, code: data?.pass ?? code } });

  // The response to a form that was sent before the scripts had loaded.
  const refusal = failure
    ? refusalOf(failure.code)
    : query.has('refused') && !pending
      ? refusalOf(query.get('refused'))
      : null;
  const needsCode = data?.mode === 'rotating' && data.pass === null;
  const isRefusedCode =
    !data && error !== undefined && (error.status === 410 || error.status === 429);
  const isOpen = ticket ? isUnderWay(ticket) : false;

  const content = () => {
    if (isRefusedCode) {
      return (
        <>
          <NoticeBanner severity="warning">
            {t(error.status === 410 ? 'join.refused.code_expired' : 'join.refused.too_many_codes')}
          </NoticeBanner>
          <DoorCode action={pathname} />
          <Link href={paths.listing.href(id)} sx={{ alignSelf: 'start', py: 1.25 }}>
            {t('join.listing')}
          </Link>
        </>
      );
    }
    if (error?.kind === 'not_found') {
      return (
        <EmptyState
          picture="tickets"
          title={t('join.missing.title')}
          text={t('join.missing.text')}
          action={{ label: t('join.listing'), href: paths.listing.href(id) }}
        />
      );
    }
    if (!data) return error ? <Failed {...request} /> : outline;
    return (
      <>
        <PlaceNotice notice={data.notice} />
        {refusal && <NoticeBanner severity="warning">{t(`join.refused.${refusal}`)}</NoticeBanner>}
        {ticket && <HeldTicket ticket={ticket} />}
        {!isOpen &&
          (needsCode ? (
            <DoorCode action={pathname} />
          ) : (
            <>
              <Typography sx={{ textWrap: 'balance' }}>
                {t(loggedIn ? 'join.leadOwn' : 'join.lead')}
              </Typography>
              <JoinDoor
                action={pathname}
                pass={data.pass}
                again={Boolean(ticket)}
                pending={sending === null ? null : (sending.body.service ?? '')}
                onTake={take}
                choices={data.services.map(({ service, estimate, ...list }) => {
                  const window = instantsOf(estimate);
                  return {
                    ...list,
                    code: service?.code ?? null,
                    name: service?.name ?? '',
                    letter: service?.letter ?? null,
                    needs: service?.needs ?? '',
                    needsLink: service?.needsLink ?? null,
                    window: window && callWords(t, window, now),
                  };
                })}
              />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('join.today')}
              </Typography>
            </>
          ))}
        <Link
          href={paths.listing.href(data.organisation.slug)}
          sx={{ alignSelf: 'start', py: 1.25 }}
        >
          {t('join.listing')}
        </Link>
      </>
    );
  };
  const place = data?.organisation.title;
  const other = i18n.language.startsWith('en') ? 'el' : 'en';
  const otherQuery = new URLSearchParams({ ...(code !== null && { code }), lang: other });
  return (
    <Page
      title={place === undefined ? t('join.take') : t('join.title', { place })}
      description={t('join.description')}
      ready={Boolean(data ?? error)}
    >
      <meta name="robots" content="noindex" />
      <Container maxWidth="sm" sx={{ py: 2 }}>
        <Stack spacing={2.5}>
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
            <Typography
              variant="h1"
              sx={{ fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)', overflowWrap: 'anywhere' }}
            >
              {place ? unbroken(place) : t('join.take')}
            </Typography>
            <Button
              lang={other}
              variant="outlined"
              href={`${pathname}?${otherQuery}`}
              sx={{ flex: 'none', alignSelf: 'start' }}
            >
              {t('join.other')}
            </Button>
          </Stack>
          {content()}
        </Stack>
      </Container>
    </Page>
  );
}

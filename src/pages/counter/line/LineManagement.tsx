import Add from '@mui/icons-material/Add';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { waitingIn, type CounterLine, type CounterQueue } from '#src/api/counter.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import type { PhoneDialogProps, PhoneValues } from '#src/components/counter/PhoneDialog.tsx';
import type { ListDialogProps, ListValues } from '#src/components/counter/ListDialog.tsx';
import {
  ServiceLists,
  type ServiceListAction,
} from '#src/components/counter/hall/ServiceLists.tsx';
import { listStates } from '#src/components/counter/hall/services.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import type { RoleName } from '#theme/roles.ts';
import type { IssuedTicketProps } from '#src/pages/counter/IssuedTicket.tsx';
import type { useCounterCommands } from '#src/pages/counter/useCounterCommands.ts';

const PhoneDialog = lazyDialog<PhoneDialogProps>(
  async () => (await import('#src/components/counter/PhoneDialog.tsx')).PhoneDialog,
);
const ListDialog = lazyDialog<ListDialogProps>(
  async () => (await import('#src/components/counter/ListDialog.tsx')).ListDialog,
);
const IssuedTicket = lazyDialog<IssuedTicketProps>(
  async () => (await import('#src/pages/counter/IssuedTicket.tsx')).IssuedTicket,
);

const Root = styled('section')<{ tone: RoleName }>(({ theme, tone }) => ({
  padding: theme.spacing(1.5, 2),
  ...theme.mixins.row,
  gap: theme.spacing(1, 1.5),
  ...theme.mixins.sheet,
  borderInlineStart: `6px solid ${theme.vars.palette.roles[tone].fill}`,
  borderRadius: 12,
}));

const State = styled('div')(({ theme }) => ({
  flex: '1 1 100px',
  '&:has(span)': { flexBasis: '100%' },
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong': { display: 'block' },
  '& span': theme.mixins.note,
}));

const Controls = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(1),
  '& .MuiButton-root': { paddingInline: theme.spacing(1.75) },
  // In a row of its own, its words begin where the other buttons do.
  [theme.breakpoints.down('sm')]: {
    '& .MuiButton-text': { marginInlineStart: theme.spacing(-1.75) },
  },
}));

/** The dialog of a list. `to` and `list` stay set while the dialog fades out. */
export interface ListDialogState {
  to: 'paused' | 'closed';
  /** Code of the list. */
  list: string;
  open: boolean;
}

interface LineManagementProps {
  place: { title: string; slug: string };
  line: CounterLine;
  commands: ReturnType<typeof useCounterCommands>;
  /** A keyboard shortcut also opens the dialog, so the parent holds its state. */
  listDialog: ListDialogState;
  onListDialog: (listDialog: ListDialogState) => void;
  /** The heading of several lists, which a keyboard shortcut focuses. */
  ref?: Ref<HTMLHeadingElement>;
}

type Act = (action: ServiceListAction, list: string) => void;

interface ListProps {
  list: CounterQueue;
  sending: LineManagementProps['commands']['sending'];
  onAct: Act;
}

/** The only list of a line. */
function OneList({ list: { code, state, message }, sending, onAct }: ListProps) {
  const { t } = useTranslation();
  const isSending = sending?.kind === 'list';
  const { tone, toggle } = listStates[state];
  return (
    <Root tone={tone} aria-label={t('counter.state.label')}>
      <State>
        <strong>{t(`counter.state.${state}`)}</strong>
        {state === 'paused' && (
          <span>
            {message ? t('counter.state.pausedText', { message }) : t('counter.state.pausedSilent')}
          </span>
        )}
        {state === 'closed' && <span>{message ?? t('counter.state.closedText')}</span>}
      </State>
      <Controls>
        {state !== 'closed' && (
          <PendingButton
            variant="outlined"
            startIcon={<Add />}
            pending={sending?.kind === 'walk_in'}
            onClick={() => onAct('walk_in', code)}
          >
            {t('counter.state.walkIn')}
          </PendingButton>
        )}
        <PendingButton
          variant="outlined"
          startIcon={state === 'open' ? <Pause /> : <PlayArrow />}
          pending={isSending}
          aria-keyshortcuts="P"
          onClick={() => onAct(state === 'open' ? 'pause' : 'open', code)}
        >
          {t(`counter.state.${toggle}`)}
        </PendingButton>
        {state !== 'closed' && (
          <Button onClick={() => onAct('close', code)} disabled={isSending}>
            {t('counter.state.close')}
          </Button>
        )}
      </Controls>
    </Root>
  );
}

const pendingOf = ({
  sending,
}: LineManagementProps['commands']): { code: string; action: ServiceListAction } | null => {
  if (sending?.kind === 'walk_in') return { code: sending.list, action: 'walk_in' };
  return sending?.kind === 'list' ? { code: sending.code, action: 'open' } : null;
};

/** The lists of a line: their states, breaks, ends, and numbers for people without an account. */
export function LineManagement(props: LineManagementProps) {
  const { place, line, commands, listDialog, onListDialog, ref } = props;
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { sending, change, run, runInDialog } = commands;
  const { to } = listDialog;
  const [first] = line.lists;
  const dialogList = line.lists.find(({ code }) => code === listDialog.list) ?? first;
  const [phone, setPhone] = useState<{ open: boolean; times: number; refusal: string | null }>({
    open: false,
    times: 0,
    refusal: null,
  });
  const isSending = sending?.kind === 'list';
  const close = (): void => onListDialog({ ...listDialog, open: false });

  const act: Act = (action, list) => {
    if (action === 'walk_in') void run({ kind: 'walk_in', list });
    else if (action === 'open') void change(list, { state: 'open' });
    else onListDialog({ to: action === 'pause' ? 'paused' : 'closed', list, open: true });
  };

  /** Keeps the dialog and its input open until the change succeeds. */
  const submit = async ({ abort, message }: ListValues): Promise<void> => {
    setRefusal(null);
    const refused = await runInDialog({
      kind: 'list',
      code: dialogList.code,
      change: {
        state: to,
        message: message.trim() || null,
        ...(to === 'closed' && { abort_open: abort }),
      },
    });
    if (refused) setRefusal(refused.text);
    else close();
  };

  const issue = async ({ name, date, service }: PhoneValues): Promise<void> => {
    setPhone({ ...phone, refusal: null });
    const refused = await runInDialog({ kind: 'phone', name, date, service: service || null });
    setPhone({ ...phone, open: refused !== null, refusal: refused?.text ?? null });
  };

  return (
    <>
      {line.lists.length === 1 ? (
        <OneList list={first} sending={sending} onAct={act} />
      ) : (
        <ServiceLists
          ref={ref}
          services={line.lists.map((list) => ({
            ...list,
            name: list.service,
            waiting: waitingIn(list).length,
          }))}
          pending={pendingOf(commands)}
          onAct={act}
        />
      )}
      {/* A server that knows the next number also issues numbers by telephone. */}
      {first.nextLabel !== null && (
        <Button
          startIcon={<PhoneOutlined />}
          sx={{ justifySelf: 'start', mt: -1.5, ml: -2 }}
          onClick={() => setPhone({ open: true, times: phone.times + 1, refusal: null })}
        >
          {t('counter.phone.open')}
        </Button>
      )}
      <PhoneDialog
        open={phone.open}
        subject={String(phone.times)}
        today={serverToday()}
        services={line.lists.flatMap((list) =>
          list.serviceCode === null
            ? []
            : [{ code: list.serviceCode, letter: list.letter, name: list.service }],
        )}
        banner={phone.refusal && <NoticeBanner severity="error">{phone.refusal}</NoticeBanner>}
        onClose={() => {
          if (sending?.kind !== 'phone') setPhone({ ...phone, open: false, refusal: null });
        }}
        onSubmit={issue}
      />
      <ListDialog
        open={listDialog.open}
        to={to}
        people={dialogList.tickets.length}
        service={line.lists.length > 1 ? dialogList.service : undefined}
        onClose={() => {
          // The dialog must stay open during the request, because it shows a refusal.
          if (isSending) return;
          setRefusal(null);
          close();
        }}
        onSubmit={submit}
        banner={refusal && <NoticeBanner severity="error">{refusal}</NoticeBanner>}
      />
      <IssuedTicket
        open={commands.issued?.shown ?? false}
        onClose={commands.hideIssued}
        slug={place.slug}
        place={place.title}
        canHavePriority={first.serviceCode !== null}
        commands={commands}
      />
    </>
  );
}

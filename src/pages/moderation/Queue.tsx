import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DecisionPayload } from '#common/contract/moderation.ts';
import { focusOn } from '#src/browser/focus.ts';
import { LastPress } from '#src/components/counter/LastPress.tsx';
import { ShortcutHelp } from '#src/components/counter/ShortcutHelp.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { ModerationCard } from '#src/components/moderation/ModerationCard.tsx';
import { ModerationList } from '#src/components/moderation/ModerationList.tsx';
import { ReasonDialog } from '#src/components/moderation/ReasonDialog.tsx';
import { useKeyboardShortcuts, type ShortcutKeys } from '#src/hooks/useKeyboardShortcuts.ts';
import { useDecisions, type Queue as ModerationQueue } from './useDecisions.ts';

type Shortcut = 'next' | 'previous' | 'approve' | 'return' | 'help';

const keys: ShortcutKeys<Shortcut> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyA: 'approve',
  KeyR: 'return',
  '?': 'help',
};

const rows = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve'],
  ['R', 'return'],
  ['?', 'help'],
] as const;

interface Props {
  queue: ModerationQueue;
  /** Why the queue may be old; null while it is up to date. */
  stale: 'offline' | 'unreachable' | null;
  onChange: (next: (queue: ModerationQueue) => ModerationQueue) => void;
}

/** Pending items: one in full, beside the list of all. */
export function Queue({ queue, stale, onChange }: Props) {
  const { t } = useTranslation();
  const { send, pending, said } = useDecisions(onChange);
  const [chosen, setChosen] = useState<string | null>(null);
  const [asking, setAsking] = useState<'approve' | 'return' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const help = useRef<HTMLButtonElement>(null);
  const { records: items, recordCount: count } = queue;
  const index = Math.max(
    0,
    items.findIndex(({ code }) => code === chosen),
  );
  const item = items[index];

  const move = (by: number): void => setChosen((items[index + by] ?? item)?.code ?? null);

  const decide = async (
    payload: DecisionPayload,
    refuse?: (text: string) => void,
  ): Promise<void> => {
    if (!item) return;
    const following = items[index + 1] ?? items[index - 1];
    if (!(await send(item, payload, refuse))) return;
    setAsking(null);
    setChosen(following?.code ?? null);
    if (!following && heading.current) focusOn(heading.current);
  };

  // Its author has to know why a review is gone, so a report is not accepted without a reason.
  const approve = (): void => {
    if (item?.kind === 'report') setAsking('approve');
    else void decide({ decision: 'approve', reason: '' });
  };

  const [enabled, setEnabled] = useKeyboardShortcuts(keys, (shortcut) => {
    if (shortcut === 'help') help.current?.click();
    else if (shortcut === 'next' || shortcut === 'previous') move(shortcut === 'next' ? 1 : -1);
    else if (!item || pending !== null) return;
    else if (shortcut === 'approve') approve();
    else setAsking('return');
  });

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography
          ref={heading}
          variant="h1"
          sx={{ flex: 1, fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)' }}
        >
          {t('moderation.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {count > 0 && t('moderation.waiting', { count })}
        </Typography>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <ShortcutHelp
            ref={help}
            on={enabled}
            onChange={setEnabled}
            keys={rows.map(([key, does]) => ({ key, does: t(`moderation.keys.${does}`) }))}
            texts={{
              open: t('moderation.keys.open'),
              title: t('moderation.keys.title'),
              note: t('moderation.keys.note'),
              on: t('moderation.keys.on'),
            }}
          />
        </Box>
      </Box>
      {stale && (
        <NoticeBanner severity="warning" sx={{ mb: 2 }}>
          {t(`moderation.${stale}`)}
        </NoticeBanner>
      )}
      <LastPress text={said?.text} refused={said?.refused} count={said?.count} />
      {item ? (
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gap: { xs: 3, md: 4 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          }}
        >
          <ModerationCard
            item={item}
            pending={pending}
            onApprove={approve}
            onReturn={() => setAsking('return')}
          />
          <Box component="nav" aria-label={t('moderation.list')}>
            <ModerationList items={items} current={item.code} onChoose={setChosen} />
            {count > items.length && (
              <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
                {t('moderation.more', { count: count - items.length })}
              </Typography>
            )}
          </Box>
        </Box>
      ) : (
        <EmptyState title={t('moderation.empty.title')} text={t('moderation.empty.text')} />
      )}
      <ReasonDialog
        open={asking !== null && item !== undefined}
        submit={item && asking ? t(`moderation.${asking}.${item.kind}`) : undefined}
        hint={item?.kind === 'report' ? t('moderation.reason.reportHint') : undefined}
        onClose={() => {
          // A refusal would be said to nobody.
          if (pending !== null) return;
          setRefusal(null);
          setAsking(null);
        }}
        onSubmit={({ reason }) => {
          setRefusal(null);
          return decide({ decision: asking ?? 'return', reason }, setRefusal);
        }}
        notice={refusal && <NoticeBanner severity="error">{refusal}</NoticeBanner>}
      />
    </>
  );
}

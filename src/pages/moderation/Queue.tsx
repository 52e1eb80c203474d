import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MODERATION_FOLDERS,
  type DecisionPayload,
  type ModerationFolder,
} from '#common/contract/moderation.ts';
import { focusOn } from '#src/browser/focus.ts';
import { ShortcutHelp } from '#src/components/counter/ShortcutHelp.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import {
  HeldDecisions,
  LastDecision,
  type HeldDecision,
} from '#src/components/moderation/HeldDecisions.tsx';
import type { ModerationItem } from '#src/components/moderation/ItemParts.tsx';
import { ModerationCard, type Decision } from '#src/components/moderation/ModerationCard.tsx';
import { ModerationList } from '#src/components/moderation/ModerationList.tsx';
import { SectionTabs } from '#src/components/navigation/SectionTabs.tsx';
import { useKeyboardShortcuts } from '#src/hooks/useKeyboardShortcuts.ts';
import { sideBySide } from '#src/pages/shared/layout/sideBySide.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { isSame, useDecisions, type ModerationQueue } from './useDecisions.ts';

const keys = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyA: 'approve',
  KeyR: 'return',
  KeyZ: 'undo',
  '?': 'help',
} as const;

interface Props {
  queue: ModerationQueue;
  folder: ModerationFolder;
  /** Reason why the queue may be outdated. Null while it is up to date. */
  stale: 'offline' | 'unreachable' | null;
  instead: ReactNode;
  onFolder: (folder: ModerationFolder) => void;
  onChange: (next: (queue: ModerationQueue) => ModerationQueue) => void;
}

/** Decisions that require a reason or a reply, which the author receives. */
const needsWords = (item: ModerationItem, decision: Decision): boolean =>
  decision === 'return' ||
  decision === 'answer' ||
  (decision === 'approve' && item.kind === 'report');

/** Heading with the keys, and a tab for each folder with the number that waits. */
function QueueHead({
  queue,
  folder,
  heading,
  help,
  onFolder,
}: Pick<Props, 'queue' | 'folder' | 'onFolder'> & {
  heading: RefObject<HTMLHeadingElement | null>;
  help: RefObject<HTMLButtonElement | null>;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography
          ref={heading}
          variant="h1"
          sx={{ flex: 1, fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)' }}
        >
          {t('navigation.panel.moderation')}
        </Typography>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <ShortcutHelp ref={help} keys={keys} of="moderation" />
        </Box>
      </Box>
      <SectionTabs
        value={folder}
        onChange={(value) => onFolder(value as ModerationFolder)}
        tabs={MODERATION_FOLDERS.map((value) => {
          const name = t(`moderation.folders.${value}`);
          const waiting = value in queue.waiting && queue.waiting[value as 'messages'];
          return { value, label: waiting ? `${name} (${waiting})` : name };
        })}
        ariaLabel={t('moderation.folder')}
        sx={{ mb: 0.5 }}
      />
    </>
  );
}

/**
 * The item that the moderator reads. It stays at the version that they read if somebody changes it.
 * @param latest the chosen item as it is now
 */
const useReadItem = (latest: ModerationItem | undefined) => {
  const [shown, setShown] = useState<{ item: ModerationItem; before: ModerationItem | null }>();
  const isShown = latest && shown && isSame(latest, shown.item);
  if (!isShown && (latest || shown)) setShown(latest && { item: latest, before: null });
  const { item = latest, before = null } = isShown ? shown : {};
  return {
    item,
    /** The version before the shown one, for comparison. */
    before,
    showChanged: (now: ModerationItem) => setShown({ item: now, before: item ?? null }),
  };
};

/** The pending items: the list, and one item in full. */
export function Queue({ queue, folder, stale, instead, onFolder, onChange }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [reasonFor, setReasonFor] = useState<Decision | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const help = useRef<HTMLButtonElement>(null);
  const isHere = queue.folder === folder;
  const { records: items, recordCount: count } = isHere ? queue : { records: [], recordCount: 0 };
  const isWaiting = folder === 'submissions' || folder === 'messages';
  const index = Math.max(
    0,
    items.findIndex(({ code }) => code === chosen),
  );
  const { item, before, showChanged } = useReadItem(items[index]);
  // Reasons by the code of their item, so that a decision that is undone keeps its own.
  const [written, setWritten] = useState<Record<string, string>>({});
  const { held = [] } = queue;
  const { send, undo, undoing, pending, result } = useDecisions(onChange, (now) => {
    showChanged(now);
    setReasonFor(null);
  });

  const move = (by: number): void => setChosen((items[index + by] ?? item)?.code ?? null);

  const decide = async (
    payload: Omit<DecisionPayload, 'version'>,
    refuse?: (text: string) => void,
  ): Promise<void> => {
    if (!item) return;
    const following = items[index + 1] ?? items[index - 1];
    setWritten({ ...written, [item.code]: payload.reason });
    // Restoring a message is undone by another decision. A server without `held` holds nothing.
    const hold = queue.held !== undefined && payload.decision !== 'restore';
    if (!(await send(item, hold ? { ...payload, hold } : payload, refuse))) return;
    setReasonFor(null);
    setChosen(following?.code ?? null);
    if (!following && heading.current) focusOn(heading.current);
  };

  const decideOn = (decision: Decision): void => {
    if (item && needsWords(item, decision)) setReasonFor(decision);
    else void decide({ decision, reason: '' });
  };

  const undoOne = async (decision: HeldDecision): Promise<void> => {
    if (!(await undo(decision))) return;
    const home = decision.kind === 'message' ? 'messages' : 'submissions';
    if (folder !== home) onFolder(home);
    setChosen(decision.code);
    if (heading.current) focusOn(heading.current);
  };

  useKeyboardShortcuts(keys, (shortcut) => {
    if (shortcut === 'help') help.current?.click();
    else if (shortcut === 'undo') {
      if (held[0]) void undoOne(held[0]);
    } else if (shortcut === 'next' || shortcut === 'previous') move(shortcut === 'next' ? 1 : -1);
    else if (!item || pending !== null) return;
    else {
      const decision = item.decisions[shortcut === 'approve' ? 0 : 1];
      if (decision) decideOn(decision);
    }
  });

  const last = held.find((one) => result?.about && isSame(one, result.about));
  const others = (
    <HeldDecisions
      held={held.filter((one) => one !== last)}
      pending={undoing}
      onUndo={(decision) => void undoOne(decision)}
    />
  );

  return (
    <>
      <QueueHead {...{ queue, folder, heading, help, onFolder }} />
      {stale && (
        <NoticeBanner severity="warning" sx={{ mb: 2 }}>
          {t(`moderation.${stale}`)}
        </NoticeBanner>
      )}
      <LastDecision
        text={result?.text}
        refused={result?.refused}
        count={result?.count}
        held={last}
        before={isWaiting && item ? t('moderation.list') : undefined}
        pending={undoing}
        onUndo={(decision) => void undoOne(decision)}
      />
      {!isHere ? (
        instead
      ) : item ? (
        <Box sx={sideBySide('minmax(0, 1fr) 320px', { xs: 3, md: 4 })}>
          <ModerationCard
            key={item.version}
            item={item}
            before={before}
            pending={pending}
            onDecide={decideOn}
          />
          <div>
            <nav aria-label={t('moderation.list')}>
              <ModerationList items={items} current={item.code} onChoose={setChosen} />
              {count > items.length && (
                <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
                  {t('moderation.more', { count: count - items.length })}
                </Typography>
              )}
            </nav>
            {others}
          </div>
        </Box>
      ) : (
        <>
          <EmptyState
            title={t(isWaiting ? 'moderation.empty.title' : 'moderation.emptyFolder')}
            text={isWaiting ? t('moderation.empty.text') : undefined}
          />
          {others}
        </>
      )}
      <ReasonDialog
        item={item}
        decision={reasonFor}
        written={written[item?.code ?? ''] ?? ''}
        onClose={() => {
          // The dialog must stay open during the request, because it shows a refusal.
          if (pending !== null) return;
          setRefusal(null);
          setReasonFor(null);
        }}
        onSubmit={(reason) => {
          setRefusal(null);
          return decide({ decision: reasonFor ?? 'return', reason }, setRefusal);
        }}
        refusal={refusal}
      />
    </>
  );
}

import { useEffect, useState, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { clockTime } from '#common/calendar/athens.ts';
import { getLine } from '#common/contract/line.ts';
import { call, keyOf } from '#src/api/transport/call.ts';
import { keepAwake } from '#src/browser/wakeLock.ts';
import { BoardFrame } from '#src/components/board/BoardFrame.tsx';
import { BoardList } from '#src/components/board/BoardList.tsx';
import { BoardSound } from '#src/components/board/BoardSound.tsx';
import { BoardStatement } from '#src/components/board/BoardStatement.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { paths } from '#src/config/paths.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { useLive } from '#src/hooks/data/live/useLive.ts';
import { useLiveQuery } from '#src/hooks/data/useQuery.ts';
import { useOrganisation } from '#src/hooks/data/places/useOrganisation.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useDoorScreen } from '#src/hooks/data/kiosk/useKiosk.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/board.ts';
import * as en from '#src/i18n/en/board.ts';
import { newCalls, type CalledList, type NewCall } from '#src/lib/calls.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { serviceIn } from '#src/lib/line/serviceIn.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { NotFound } from '#src/pages/shared/layout/NotFound.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { boardLists } from './boardLists.ts';
import { opensAt, schemeAt } from './hours.ts';
import { useCutSince } from './useCutSince.ts';
import { useSounds } from './useSounds.ts';

/** Today's lists, live. Not server-rendered, because a stored page would be stale. */
const useLine = (id: string) => {
  const hydrated = useHydrated();
  const live = useLive('line', id);
  const swr = useLiveQuery('line', id, hydrated && keyOf(getLine, { id }), () =>
    call(getLine, { id }),
  );
  const { mutate } = swr;
  useEffect(() => {
    // The request shows early whether the server or only the stream is unreachable.
    if (live === 'cut') void mutate();
  }, [live, mutate]);
  return { data: swr.data, error: swr.error as unknown, mutate, live };
};

const MINUTE_MS = 60_000;

/** The current minute. Null in a server render, which may be shown much later. */
const useMinute = (): Date | null => {
  const minute = Math.floor(useNow(1_000) / MINUTE_MS) * MINUTE_MS;
  return useHydrated() ? new Date(minute) : null;
};

/**
 * Announces each new call once. Calls before the first render are not announced.
 * @returns the last calls as a sentence, and the number of announcements
 */
const useCalls = (
  lists: readonly CalledList[] | undefined,
  onCall: (call: NewCall) => void,
): { text: string; count: number } => {
  const { t, i18n } = useTranslation();
  const before = useRef<readonly CalledList[] | undefined>(undefined);
  const [last, setLast] = useState<{ calls: NewCall[]; count: number }>({ calls: [], count: 0 });
  useEffect(() => {
    if (!lists) return;
    const calls = before.current ? newCalls(before.current, lists) : [];
    before.current = lists;
    if (calls.length === 0) return;
    setLast(({ count }) => ({ calls, count: count + 1 }));
    calls.forEach(onCall);
  }, [lists, onCall]);
  const text = last.calls
    .map(({ counter, ...called }) => {
      const rank = labelOf(called, i18n.language);
      return counter
        ? t('board.call', { rank, counter: counterIn(t, counter) })
        : t('board.callWithoutCounter', { rank });
    })
    .join('. ');
  return { text, count: last.count };
};

/** The public board of a place for a wall display: live, without a login, and kept awake. */
export default function BoardPage() {
  useAddedTexts({ el, en });
  const { t, i18n } = useTranslation();
  const { id = '' } = useParams();
  const errorText = useErrorText();
  const hydrated = useHydrated();
  const place = useOrganisation(id);
  const line = useLine(id);
  const now = useMinute();
  const sound = useSounds();
  const announced = useCalls(line.data?.lists, sound.play);
  const scan = useDoorScreen(id, line.data?.door);
  const cutSince = useCutSince(line, now);
  useEffect(keepAwake, []);

  const title = place.data?.title;
  const lists =
    line.data &&
    boardLists(
      line.data.lists.map((list) => ({ ...list, service: serviceIn(list, i18n.language) })),
    );
  const opens =
    now && place.data ? opensAt(place.data.openingHours, now, place.data.changedDays) : null;

  const state = (): 'live' | 'polling' | 'connecting' | 'cut' => {
    // Without numbers on it, the board shows the error instead.
    if (cutSince && lists) return 'cut';
    if (line.live === 'live') return 'live';
    return line.live === 'cut' && lists ? 'polling' : 'connecting';
  };
  const content = () => {
    if (lists && lists.length > 0)
      return lists.map((list) => <BoardList key={list.service ?? ''} {...list} opensAt={opens} />);
    if (lists) return <BoardStatement>{t('board.noList')}</BoardStatement>;
    if (line.error)
      return (
        <ErrorState
          title={t('errors.title')}
          text={errorText(line.error)}
          onRetry={() => void line.mutate()}
        />
      );
    return <BoardStatement aria-busy>{t('board.loading')}</BoardStatement>;
  };

  if (place.error?.kind === 'not_found') return <NotFound />;
  return (
    <Page
      title={title ? t('board.title', { title }) : t('board.titleUnknown')}
      description={t('board.description')}
      ready={title !== undefined}
    >
      <meta name="robots" content="noindex" />
      <BoardFrame
        title={title}
        time={now ? clockTime(now) : undefined}
        scheme={now ? schemeAt(now) : undefined}
        lists={lists?.length}
        state={state()}
        cutSince={cutSince && clockTime(cutSince)}
        takeAt={
          hydrated && place.data
            ? new URL(scan?.path ?? paths.listing.href(place.data.slug), location.origin).href
            : null
        }
        digits={scan?.digits}
        notice={line.data?.notice}
        sound={hydrated && <BoardSound {...sound.switches} />}
      >
        {content()}
      </BoardFrame>
      <VisuallyHidden role="log" aria-live="assertive">
        {/* The key creates a new element, so that a repeated call is announced again. */}
        {announced.text && <span key={announced.count}>{announced.text}</span>}
      </VisuallyHidden>
    </Page>
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import { fetchLine, lineKeys, type LineList } from '#src/api/line.ts';
import { BoardFrame } from '#src/components/board/BoardFrame.tsx';
import { BoardList } from '#src/components/board/BoardList.tsx';
import { BoardSound } from '#src/components/board/BoardSound.tsx';
import { BoardStatement } from '#src/components/board/BoardStatement.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { keepAwake } from '#src/browser/wakeLock.ts';
import { paths } from '#src/config/paths.ts';
import { useOrganisation } from '#src/hooks/data/places/useOrganisation.ts';
import { useLive } from '#src/hooks/data/live/useLive.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { NotFoundContent } from '#src/pages/shared/layout/NotFoundContent.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { opensAt, schemeAt, timeAt } from './hours.ts';
import { useScreenTexts } from '#src/i18n/screenTexts.ts';
import { useCalls } from './useCalls.ts';
import { useCutSince } from './useCutSince.ts';
import { useMinute } from './useMinute.ts';
import { useSounds } from './useSounds.ts';

const shownOf = ({ service, status, waiting, nowServing, recentCalls, message }: LineList) => ({
  service,
  status,
  waiting,
  nowServing,
  recentCalls,
  message,
});

/** The polling interval without a stream, in ms; only while the page is visible. */
const REFRESH_MS = 15_000;

/**
 * A place's line today, live: within a second of a call at its counters. A server renders nothing
 * of it, because it would be stale in a stored page.
 */
const useLine = (id: string) => {
  const hydrated = useHydrated();
  const live = useLive('line', id);
  const swr = useSWR(hydrated ? lineKeys.of(id) : null, () => fetchLine(id), {
    refreshInterval: live === 'live' ? 0 : REFRESH_MS,
  });
  const { mutate } = swr;
  useEffect(() => {
    // Whether the server is gone or only the stream: the next poll would say so much later.
    if (live === 'cut') void mutate();
  }, [live, mutate]);
  return { data: swr.data, error: swr.error as unknown, mutate, live };
};

/** The public board of a place, for a screen on its wall: live, without a login, kept awake. */
export default function BoardPage() {
  useScreenTexts();
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const errorText = useErrorText();
  const hydrated = useHydrated();
  const place = useOrganisation(id);
  const line = useLine(id);
  const now = useMinute();
  const sound = useSounds();
  const said = useCalls(line.data?.lists, sound.play);
  const cutSince = useCutSince(line, now);
  useEffect(keepAwake, []);

  const title = place.data?.title;
  const lists = line.data?.lists;
  const opens =
    now && place.data ? opensAt(place.data.openingHours, now, place.data.changedDays) : null;

  const state = (): 'live' | 'polling' | 'connecting' | 'cut' => {
    if (cutSince) return 'cut';
    if (line.live === 'live') return 'live';
    return line.live === 'cut' && lists ? 'polling' : 'connecting';
  };
  const content = () => {
    if (lists && lists.length > 0)
      return lists.map((list) => (
        <BoardList key={list.service} {...shownOf(list)} opensAt={opens} />
      ));
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

  if (place.error?.kind === 'not_found')
    return (
      <Page title={t('pages.notFound.title')} description={t('pages.notFound.description')}>
        <NotFoundContent />
      </Page>
    );
  return (
    <Page
      title={title ? t('board.title', { title }) : t('board.titleUnknown')}
      description={t('board.description')}
      ready={title !== undefined}
    >
      <meta name="robots" content="noindex" />
      <BoardFrame
        title={title}
        time={now ? timeAt(now) : undefined}
        scheme={now ? schemeAt(now) : undefined}
        lists={lists?.length}
        state={state()}
        cutSince={cutSince && timeAt(cutSince)}
        takeAt={
          hydrated && place.data
            ? new URL(paths.listing.href(place.data.slug), location.origin).href
            : null
        }
        sound={hydrated && <BoardSound {...sound.switches} />}
      >
        {content()}
      </BoardFrame>
      <VisuallyHidden role="log" aria-live="assertive">
        {said}
      </VisuallyHidden>
    </Page>
  );
}

import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { CounterQueue, CounterView } from '#src/api/counter.ts';
import { CounterChoice } from '#src/components/counter/CounterChoice.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { useCounter } from '#src/hooks/data/counter/useCounter.ts';
import { useOwnCounter } from '#src/hooks/data/counter/useOwnCounter.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { useScreenTexts } from '#src/i18n/screenTexts.ts';
import { PrivateScreen } from '#src/pages/shared/layout/PrivateScreen.tsx';
import { CounterHead } from './CounterHead.tsx';
import { CounterScreen } from './CounterScreen.tsx';
import { CounterSkeleton } from './CounterSkeleton.tsx';

const isNotEmpty = (lines: CounterQueue[]): lines is [CounterQueue, ...CounterQueue[]] =>
  lines.length > 0;

interface PlaceCounterProps {
  id: string;
  view: CounterView;
  /** The last refresh failed. */
  failed: boolean;
}

/** The counter of a place that the person serves, once it is loaded. */
function PlaceCounter({ id, view, failed }: PlaceCounterProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const [counter, choose] = useOwnCounter(view.organisation.slug, view.counters);
  const stale = online ? (failed ? 'unreachable' : null) : 'offline';
  const { waitingLists: lines } = view;
  if (counter !== null && isNotEmpty(lines))
    return <CounterScreen {...{ id, view, lines, counter, stale }} onChoose={choose} />;
  return (
    <>
      <CounterHead
        title={view.organisation.title}
        counters={view.counters}
        counter={counter}
        onChoose={choose}
      />
      {lines.length === 0 ? (
        <EmptyState
          picture="tickets"
          title={t('counter.noList.title')}
          text={t('counter.noList.text')}
        />
      ) : (
        <CounterChoice counters={view.counters} onChoose={choose} />
      )}
    </>
  );
}

/** The clerk's screen of a place. A server renders its outline: it is private to the members. */
export default function CounterPage() {
  useScreenTexts();
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const view = useCounter(id);
  return (
    <PrivateScreen
      title={
        view.data
          ? t('counter.title', { place: view.data.organisation.title })
          : t('counter.untitled')
      }
      description={t('counter.description')}
      resource={view}
      outline={<CounterSkeleton />}
    >
      {(data) => <PlaceCounter id={id} view={data} failed={Boolean(view.error)} />}
    </PrivateScreen>
  );
}

import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { CounterLine, CounterView } from '#src/api/counter.ts';
import { CounterChoice } from '#src/components/counter/CounterChoice.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { useCounter } from '#src/hooks/data/counter/useCounter.ts';
import { useOwnCounter } from '#src/hooks/data/counter/useOwnCounter.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { useScreenTexts } from '#src/i18n/screenTexts.ts';
import { NotFoundContent } from '#src/pages/shared/layout/NotFoundContent.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { CounterHead } from './CounterHead.tsx';
import { CounterScreen } from './CounterScreen.tsx';
import { CounterSkeleton } from './CounterSkeleton.tsx';

const isNotEmpty = (lines: CounterLine[]): lines is [CounterLine, ...CounterLine[]] =>
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
  const [counter, choose] = useOwnCounter(view.place.slug, view.counters);
  const stale = online ? (failed ? 'unreachable' : null) : 'offline';
  const { lines } = view;
  if (counter !== null && isNotEmpty(lines))
    return <CounterScreen {...{ id, view, lines, counter, stale }} onChoose={choose} />;
  return (
    <>
      <CounterHead
        title={view.place.title}
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
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const { data: view, error, isValidating, mutate } = useCounter(id);
  if (view === null)
    return (
      <Page title={t('pages.notFound.title')} description={t('pages.notFound.description')}>
        <NotFoundContent />
      </Page>
    );
  const title = view ? t('counter.title', { place: view.place.title }) : t('counter.untitled');
  return (
    <Page
      title={title}
      description={t('counter.description')}
      ready={view !== undefined || Boolean(error)}
    >
      <meta name="robots" content="noindex" />
      <Container sx={{ py: { xs: 2, md: 4 } }}>
        {view ? (
          <PlaceCounter id={id} view={view} failed={Boolean(error)} />
        ) : error ? (
          <ErrorState
            headingLevel={1}
            title={t('errors.title')}
            text={errorText(error)}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : (
          <CounterSkeleton />
        )}
      </Container>
    </Page>
  );
}

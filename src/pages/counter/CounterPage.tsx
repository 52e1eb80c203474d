import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { linesOf, type CounterLine, type CounterView } from '#src/api/counter.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { CompactSelect } from '#src/components/forms/fields/CompactSelect.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { paths } from '#src/config/paths.ts';
import { useMemberships } from '#src/hooks/data/counter/useMemberships.ts';
import { useCounter } from '#src/hooks/data/counter/useCounter.ts';
import { useOwnCounter } from '#src/hooks/data/counter/useOwnCounter.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { useCounterTexts } from '#src/i18n/screens/counterTexts.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { PrivateScreen } from '#src/pages/shared/layout/PrivateScreen.tsx';
import { CounterScreen } from './CounterScreen.tsx';
import { screenLayout } from './screenLayout.ts';

const isNotEmpty = (lines: CounterLine[]): lines is [CounterLine, ...CounterLine[]] =>
  lines.length > 0;

interface ChoiceProps {
  counters: readonly string[];
  onChoose: (counter: string) => void;
}

function OwnCounter({ counters, counter, onChoose }: ChoiceProps & { counter: string }) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        '& > label': { typography: 'subtitle2' },
      }}
    >
      <CompactSelect
        label={t('counter.yours')}
        value={counter}
        options={counters.map((name) => ({ value: name, label: counterIn(t, name) }))}
        onChange={onChoose}
      />
    </Box>
  );
}

function FirstChoice({ counters, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', py: 4, textAlign: 'center' }}>
      <Typography variant="h2">{t('counter.choice.title')}</Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        {t('counter.choice.text')}
      </Typography>
      <Box
        role="group"
        aria-label={t('counter.yours')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
          gap: 1.5,
        }}
      >
        {counters.map((counter) => (
          <Button
            key={counter}
            variant="outlined"
            size="large"
            onClick={() => onChoose(counter)}
            sx={{ minHeight: 88, fontSize: '1.25rem' }}
          >
            {counterIn(t, counter)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

interface PlaceCounterProps {
  id: string;
  view: CounterView;
  failed: boolean;
}

function PlaceCounter({ id, view, failed }: PlaceCounterProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const { counters, organisation } = view;
  const role = useMemberships()?.find(({ slug }) => slug === organisation.slug)?.role;
  const lines = linesOf(view);
  const [counter, choose] = useOwnCounter(organisation.slug, counters);
  const stale = online ? (failed ? 'unreachable' : null) : 'offline';
  return (
    <>
      {/* The frame shows the name. */}
      <VisuallyHidden as="h1">{organisation.title}</VisuallyHidden>
      {!isNotEmpty(lines) ? (
        <EmptyState
          picture="tickets"
          title={t('counter.noList.title')}
          text={t('counter.noList.text')}
          action={
            role === 'owner'
              ? {
                  href: `${paths.manage.href(organisation.slug)}?tab=week`,
                  label: t('counter.noList.days'),
                }
              : { href: paths.dashboard.href(), label: t('counter.noList.dashboard') }
          }
        />
      ) : counter === null ? (
        <FirstChoice counters={counters} onChoose={choose} />
      ) : (
        <CounterScreen
          {...{ id, view, lines, counter, stale }}
          choice={
            counters.length > 1 && <OwnCounter {...{ counters, counter }} onChoose={choose} />
          }
        />
      )}
    </>
  );
}

const outline = (
  <Box aria-hidden>
    <Skeleton height={48} sx={{ maxWidth: 420, mb: 2 }} />
    <Box sx={screenLayout.root}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={364} />
        <Skeleton variant="rounded" height={120} />
      </Box>
      <Box sx={screenLayout.others}>
        <Skeleton variant="rounded" height={76} />
        <Skeleton variant="rounded" height={104} />
        <Skeleton variant="rounded" height={340} />
      </Box>
    </Box>
  </Box>
);

/** The counter screen of a place, for its members. The server renders only its outline. */
export default function CounterPage() {
  useCounterTexts();
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
      outline={outline}
    >
      {(data) => <PlaceCounter id={id} view={data} failed={Boolean(view.error)} />}
    </PrivateScreen>
  );
}

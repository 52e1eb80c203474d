import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CompactSelect } from '#src/components/forms/fields/CompactSelect.tsx';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { formatMinutes } from '#src/lib/durations.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { since, type LinePerson } from './types.ts';

const Head = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(0.5, 1.5),
  marginBottom: theme.spacing(1),
  '& h2': { ...theme.typography.h4, marginInlineEnd: 'auto' },
  '& label': { ...theme.typography.body2, fontWeight: 500 },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: theme.spacing(1),
}));

const Spot = styled('li')(({ theme }) => ({
  padding: theme.spacing(1.25, 1.5),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: theme.spacing(1),
  ...theme.mixins.sheet,
  borderRadius: 12,
  '&[data-own]': { borderColor: theme.vars.palette.roles.active.outline },
}));

const Where = styled('span')(({ theme }) => ({
  ...theme.mixins.smallNote,
  gridColumn: '1 / -1',
  fontWeight: 500,
}));

const Who = styled('span')({
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  '& strong': { fontSize: '1.375rem', fontWeight: 750 },
});

const Time = styled('span')(({ theme }) => ({
  ...theme.mixins.note,
  fontVariantNumeric: 'tabular-nums lining-nums',
}));

export interface CountersNowProps {
  counters: readonly string[];
  served: readonly LinePerson[];
  own: string;
  /** Services that a counter calls for, by its name. Absent if it calls for all. */
  services?: Partial<Record<string, string>>;
  /** Number of counters that serve the list now. Null if the server does not send it. */
  open: number | null;
  onOpen: (count: number) => void;
}

/** All counters with their current ticket and its start time. */
export function CountersNow(props: CountersNowProps) {
  const { counters, served, own, open, onOpen, services = {} } = props;
  const { t, i18n } = useTranslation();
  const id = useId();
  const now = useNow(1000);
  const all = counters.map((_, index) => index + 1);
  const choices = open === null || all.includes(open) ? all : [open, ...all];
  const elsewhere = served.filter(({ counter }) => counter === null || !counters.includes(counter));
  const spots = [
    ...counters.flatMap((counter) => {
      const people = served.filter((person) => person.counter === counter);
      return (people.length > 0 ? people : [null]).map((person) => ({ counter, person }));
    }),
    ...elsewhere.map((person) => ({
      counter: person.counter ?? t('counter.others.unknown'),
      person,
    })),
  ];
  return (
    <section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{t('counter.others.title')}</h2>
        {open !== null && counters.length > 1 && (
          <CompactSelect
            label={t('counter.state.countersOpen')}
            value={open}
            options={choices.map((count) => ({
              value: String(count),
              label: formatNumber(count, i18n.language),
            }))}
            onChange={(count) => onOpen(Number(count))}
          />
        )}
      </Head>
      <List>
        {spots.map(({ counter, person }) => (
          <Spot
            key={`${counter} ${person?.code ?? ''}`}
            data-own={counter === own ? '' : undefined}
          >
            <Where translate="no">
              {counterIn(t, counter)}
              {counter === own && ` · ${t('common.you')}`}
              {services[counter] && ` · ${services[counter]}`}
            </Where>
            {person ? (
              <>
                <Who>
                  <strong translate="no">{labelOf(person, i18n.language)}</strong>{' '}
                  {person.name ?? t('counter.walkIn')}
                </Who>
                <Time>{formatMinutes(since(person.calledAt, now) ?? 0, i18n.language)}</Time>
              </>
            ) : (
              <Time>{t('counter.others.free')}</Time>
            )}
          </Spot>
        ))}
      </List>
    </section>
  );
}

import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import type { LinePerson } from '#src/components/counter/types.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { formatTime } from '#src/lib/dates.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';

const Root = styled('section')(({ theme }) => ({
  '& > h2': { ...theme.typography.h4, margin: theme.spacing(0, 0, 1) },
  '& > ul': { ...theme.mixins.sheet, overflow: 'clip' },
  '& li': {
    minHeight: 64,
    padding: theme.spacing(1, 1.5, 1, 2),
    display: 'grid',
    gridTemplateColumns: 'minmax(3.25rem, auto) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(1.5),
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li[data-over]': theme.mixins.soft('waiting'),
  '& strong': {
    fontSize: '1.375rem',
    lineHeight: 1.1,
    ...theme.mixins.figure,
  },
  '& li > span': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, display: 'block' },
}));

export interface ParkedLineProps {
  /** Everyone who was set aside, whose time ends first at the top. */
  people: readonly LinePerson[];
  /** Code of the ticket that is being called. */
  calling: string | null | undefined;
  onCall: (code: string) => void;
}

/** The people whom a counter set aside. Any counter calls them with one click. */
export function ParkedLine({ people, calling, onCall }: ParkedLineProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const now = useNow(15_000);
  const isOver = ({ parked }: LinePerson): boolean =>
    parked !== null && Date.parse(parked.until) <= now;
  const over = people.filter(isOver);
  return (
    <>
      <VisuallyHidden role="status">
        {over.map((person) => (
          <span key={person.code}>
            {t('hall.parked.ask', { rank: labelOf(person, i18n.language) })}
          </span>
        ))}
      </VisuallyHidden>
      {people.length > 0 && (
        <Root aria-labelledby={id}>
          <h2 id={id}>{t('hall.parked.title')}</h2>
          <ul>
            {people.map((person) => {
              const rank = labelOf(person, i18n.language);
              const { counter = '', until = '' } = person.parked ?? {};
              return (
                <li key={person.code} data-over={isOver(person) ? '' : undefined}>
                  <strong translate="no">{rank}</strong>
                  <span>
                    <bdi>{person.name ?? t('counter.walkIn')}</bdi>
                    <small>
                      {t(isOver(person) ? 'hall.parked.over' : 'hall.parked.until', {
                        time: formatTime(until),
                        counter: counterIn(t, counter),
                      })}
                    </small>
                  </span>
                  {person.can.includes('call') && (
                    <PendingButton
                      variant={isOver(person) ? 'contained' : 'outlined'}
                      size="small"
                      pending={calling === person.code}
                      aria-label={t('hall.parked.callOf', { rank })}
                      onClick={() => onCall(person.code)}
                    >
                      {t('counter.line.call')}
                    </PendingButton>
                  )}
                </li>
              );
            })}
          </ul>
        </Root>
      )}
    </>
  );
}

import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wait } from '#common/line/wait.ts';
import { CardSurface, hoverLift, StretchedLink } from '#src/components/cards/cardSurface.ts';
import { ServiceLetter } from '#src/components/display/place/ServiceLetter.tsx';
import { waitingHereWords, windowWords } from '#src/lib/waitWords.ts';
import type { BookingList } from './Offer.tsx';

/** Documents to bring for a service. */
export interface ServiceNeeds {
  /** Empty if nothing is needed. */
  needs: string;
  /** Address of a page with details, `https` only. */
  needsLink: string | null;
}

/** A service of a place, with its waiting list on the first day on offer. */
export interface ServiceOption extends ServiceNeeds {
  code: string;
  name: string;
  letter: string | null;
  state: NonNullable<BookingList['state']>;
  /** Number of people waiting. Null if the server does not send it. */
  waiting: number | null;
  /** The number of them at the place. Null or absent if the place does not show it. */
  here?: number | null;
  /** Minutes until a ticket taken now is called. Null if unknown. */
  minutes: Wait['minutes'] | null;
}

const Root = styled('section')(({ theme }) => ({
  padding: theme.spacing(2),
  display: 'grid',
  gap: theme.spacing(1.5),
  ...theme.mixins.sheet,
  '& > h2': { ...theme.typography.h3 },
  '& > ul': { display: 'grid', gap: theme.spacing(1.25) },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
}));

const Card = styled(CardSurface)(({ theme }) => ({
  ...hoverLift(theme),
  padding: theme.spacing(1.75, 2),
  gap: theme.spacing(0.5),
  borderColor: theme.vars.palette.roles.control.outline,
  '& h3': {
    ...theme.mixins.beside,
    gap: theme.spacing(1.25),
    ...theme.typography.h4,
    overflowWrap: 'anywhere',
  },
  '& p': { ...theme.typography.body2, overflowWrap: 'anywhere' },
  '& p::first-letter': { textTransform: 'uppercase' },
}));

const Needs = styled('div')(({ theme }) => ({
  ...theme.mixins.note,
  overflowWrap: 'anywhere',
  '& a': { position: 'relative', zIndex: 1, display: 'inline-block', paddingBlock: 3 },
}));

interface NeedsTextProps extends ServiceNeeds {
  /** Name of the service, which distinguishes the links for screen readers. */
  name: string;
}

/** Documents to bring for a service, with a link to details. */
export function NeedsText({ name, needs, needsLink }: NeedsTextProps) {
  const { t } = useTranslation();
  if (!needs && !needsLink) return null;
  return (
    <Needs>
      {needs && <span>{t('booking.service.needs', { needs })}</span>}{' '}
      {needsLink && (
        <Link
          href={needsLink}
          target="_blank"
          rel="nofollow noopener noreferrer"
          aria-label={t('booking.service.detailsOf', { name })}
        >
          {t('booking.service.details')}
        </Link>
      )}
    </Needs>
  );
}

export interface ServiceChoiceProps {
  /** At least two. The first is the default. */
  services: readonly ServiceOption[];
  onChoose: (code: string) => void;
}

/**
 * The services of a place as cards, shown before the days. "Not sure" chooses the default service.
 */
export function ServiceChoice({ services, onChoose }: ServiceChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const lineOf = ({ state, waiting, here, minutes }: ServiceOption): string => {
    if (state !== 'open') return t(`booking.${state}Title`);
    return [
      waiting === null ? t('booking.given') : waitingHereWords(t, waiting, here),
      minutes && windowWords(t, minutes),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{t('booking.service.title')}</h2>
      <ul>
        {services.map((service) => (
          <li key={service.code}>
            <Card>
              <h3>
                {service.letter && <ServiceLetter>{service.letter}</ServiceLetter>}
                <StretchedLink
                  component="button"
                  type="button"
                  onClick={() => onChoose(service.code)}
                >
                  {service.name}
                </StretchedLink>
              </h3>
              {/* The window depends on the clock, so server rendering may differ by a minute. */}
              <p suppressHydrationWarning>{lineOf(service)}</p>
              <NeedsText {...service} />
            </Card>
          </li>
        ))}
      </ul>
      <Button
        variant="text"
        sx={{ justifySelf: 'start', ml: -2.5 }}
        onClick={() => services[0] && onChoose(services[0].code)}
      >
        {t('booking.service.unsure')}
      </Button>
    </Root>
  );
}

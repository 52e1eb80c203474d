import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isCalendarDate } from '#common/calendar/days.ts';
import { CATEGORY_NAMES } from '#common/categories.ts';
import type { Camel } from '#common/contract/camel.ts';
import {
  MESSAGE_DECISIONS,
  type DecisionPayload,
  type MessageDecision,
  type ModerationItem as Contract,
} from '#common/contract/moderation.ts';
import { MESSAGE_TOPICS, REPORT_REASONS } from '#common/forms.ts';
import { AMENITIES } from '#common/listing.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { CardSurface } from '#src/components/cards/cardSurface.ts';
import { Rating } from '#src/components/display/place/Rating.tsx';
import { paths } from '#src/config/paths.ts';
import { useFormTexts } from '#src/i18n/formTexts.ts';
import { formatDate, formatInstant, weekdayName } from '#src/lib/dates.ts';
import { oneOf } from '#src/lib/read.ts';
import { radii } from '#theme/tokens.ts';

/** Something that waits for a moderator. */
export type ModerationItem = Camel<Contract>;
export type Decision = DecisionPayload['decision'];

/** The contract's functions are not part of a build, its data is. */
const isMessageDecision = (decision: Decision): decision is MessageDecision =>
  MESSAGE_DECISIONS.some((one) => one === decision);

/** A decision as its button says it. */
export const decisionLabel = (
  t: TFunction,
  { kind }: Pick<ModerationItem, 'kind'>,
  decision: Decision,
): string =>
  isMessageDecision(decision)
    ? t(`moderation.message.${decision}`)
    : kind === 'message'
      ? ''
      : t(`moderation.${decision}`, { context: kind });

const Root = styled(CardSurface)(({ theme }) => ({
  height: 'auto',
  padding: theme.spacing(2.5),
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3.5) },
  '& header': { display: 'grid', gap: theme.spacing(0.5) },
  '& h2': { ...theme.typography.h3, overflowWrap: 'anywhere' },
  '& header p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Text = styled('p')({
  maxWidth: '47em',
  fontSize: '1.125rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

const Pictures = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  '& img': {
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: radii.control,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& > *': { minHeight: 48, flex: '1 1 180px' },
  [theme.breakpoints.up('sm')]: { '& > *': { flex: '0 1 auto', minWidth: 180 } },
}));

/** Marks the value that a field of a published place is to get, after the one that it has. */
const NEW = /^new_/;

/** Hours as a listing sends them, `1: 09:00–17:00`, with the name of the weekday. */
const hoursWith = (hours: string, language: string): string =>
  hours.replace(
    /(^|, )([1-7]):/g,
    (_all, before: string, weekday: string) => before + weekdayName(weekday, language, 'short'),
  );

const FactList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > div': {
    display: 'grid',
    gap: theme.spacing(0.25, 2),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
  },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { maxWidth: '47em', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

/** Context for the decision besides the text: stars, a visit, a telephone number. */
function Facts({ facts }: Pick<ModerationItem, 'facts'>) {
  useFormTexts();
  const { t, i18n } = useTranslation();
  if (facts.length === 0) return null;
  const said = (fact: string, value: string) => {
    const name = fact.replace(NEW, '');
    const reason = name === 'reason' && oneOf(REPORT_REASONS, value);
    if (reason) return t(`written.report.reasons.${reason}`);
    const topic = name === 'about' && oneOf(MESSAGE_TOPICS, value);
    if (topic) return t(`moderation.topics.${topic}`);
    const category = name === 'category' && oneOf(CATEGORY_NAMES, value);
    if (category) return t(`forms.categories.${category}`);
    if (name === 'amenities')
      return AMENITIES.filter((one) => value.split(', ').includes(one))
        .map((one) => t(`details.amenities.${one}`))
        .join(', ');
    if (name === 'hours') return hoursWith(value, i18n.language);
    if (name === 'rating') return <Rating value={Number(value)} />;
    if (name === 'visited' && !value) return t('moderation.facts.notVisited');
    return isCalendarDate(value) ? formatDate(value, i18n.language) : value || '–';
  };
  const label = (fact: string) => {
    const name = fact.replace(NEW, '');
    // A name without words of its own is shown as it is.
    const field = name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
    const text = t([`moderation.facts.${name}`, `fields.${field}`] as 'fields.city'[], {
      defaultValue: name,
    });
    return name === fact ? text : t('moderation.facts.new', { name: text });
  };
  return (
    <FactList>
      {facts.map(({ name, value }, index) => (
        <div key={`${name}/${index}`}>
          <dt>{label(name)}</dt>
          <dd>{said(name, value)}</dd>
        </div>
      ))}
    </FactList>
  );
}

export interface ModerationCardProps {
  item: ModerationItem;
  pending?: Decision | null;
  onDecide?: (decision: Decision) => void;
}

/** One thing that waits for a moderator, whole, with the decisions. */
export function ModerationCard({ item, pending = null, onDecide }: ModerationCardProps) {
  const { t, i18n } = useTranslation();
  const { kind, place } = item;
  return (
    <Root>
      <header>
        <p>
          {[
            t(`moderation.kinds.${kind}`),
            item.by === null ? t('moderation.byNobody') : t('moderation.by', { name: item.by }),
            formatInstant(item.createdAt, i18n.language),
          ].join(' · ')}
        </p>
        <h2>
          {place ? <Link href={paths.listing.href(place.slug)}>{item.title}</Link> : item.title}
        </h2>
      </header>
      {item.text && item.text !== item.title && <Text>{item.text}</Text>}
      <Facts facts={item.facts} />
      {item.pictures.length > 0 && (
        <Pictures>
          {item.pictures.map((picture, index) => (
            <img
              key={picture}
              src={picture}
              alt={t('moderation.pictureOf', { index: index + 1 })}
              loading="lazy"
            />
          ))}
        </Pictures>
      )}
      <Actions>
        {item.decisions.map((decision, index) => (
          <PendingButton
            key={decision}
            variant={index === 0 ? 'contained' : 'outlined'}
            color={decision === 'return' || decision === 'spam' ? 'error' : 'primary'}
            pending={pending === decision}
            pendingLabel={t('common.moment')}
            disabled={pending !== null && pending !== decision}
            onClick={() => onDecide?.(decision)}
          >
            {decisionLabel(t, item, decision)}
          </PendingButton>
        ))}
      </Actions>
    </Root>
  );
}

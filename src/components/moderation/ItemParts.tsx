import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Camel } from '#common/contract/camel.ts';
import type { ModerationItem as Contract } from '#common/contract/moderation.ts';
import { isCalendarDate } from '#common/calendar/days.ts';
import { CATEGORY_NAMES } from '#common/categories.ts';
import { MESSAGE_TOPICS, REPORT_REASONS } from '#common/forms.ts';
import { AMENITIES } from '#common/listing.ts';
import { Rating } from '#src/components/display/place/Rating.tsx';
import { useFormTexts } from '#src/i18n/screens/formTexts.ts';
import { formatDate, weekdayName } from '#src/lib/dates.ts';
import { oneOf } from '#src/lib/read.ts';
import { radii } from '#theme/tokens.ts';

export type ModerationItem = Camel<Contract>;

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

export function ItemPictures({ pictures }: Pick<ModerationItem, 'pictures'>) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <Pictures>
      {pictures.map((picture, index) => (
        <img
          key={picture}
          src={picture}
          alt={t('moderation.pictureOf', { index: index + 1 })}
          loading="lazy"
        />
      ))}
    </Pictures>
  );
}

/** Prefix of proposed values for a field of a published place. */
const NEW = /^new_/;

/** Translates the weekday of hours such as `1: 09:00–17:00`. */
const hoursWith = (hours: string, language: string): string =>
  hours.replace(
    /(^|, )([1-7]):/g,
    (_all, before: string, weekday: string) => before + weekdayName(weekday, language, 'short'),
  );

export const FactList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > div': {
    display: 'grid',
    gap: theme.spacing(0.25, 2),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
  },
  '& dt': theme.mixins.note,
  '& dd': { maxWidth: '47em', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

export const useFactWords = () => {
  useFormTexts();
  const { t, i18n } = useTranslation();
  const valueText = (fact: string, value: string) => {
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
    // Falls back to the name itself.
    const field = name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
    const text = t([`moderation.facts.${name}`, `fields.${field}`] as 'fields.city'[], {
      defaultValue: name,
    });
    return name === fact ? text : t('moderation.facts.new', { name: text });
  };
  return { label, valueText };
};

/** Context for the decision, such as rating, visit and phone number. */
export function Facts({ facts }: Pick<ModerationItem, 'facts'>) {
  const { label, valueText } = useFactWords();
  if (facts.length === 0) return null;
  return (
    <FactList>
      {facts.map(({ name, value }, index) => (
        <div key={`${name}/${index}`}>
          <dt>{label(name)}</dt>
          <dd>{valueText(name, value)}</dd>
        </div>
      ))}
    </FactList>
  );
}

import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Interval } from '#common/calendar/hoursRules.ts';
import { planWeekdays } from '#src/components/forms/schemas/plan.ts';
import type { PublishedListingValues } from '#src/components/forms/schemas/listing.ts';
import { weekdayName } from '#src/lib/dates.ts';
import { hoursText } from '#src/lib/plan/planDays.ts';
import { radii } from '#theme/tokens.ts';
import type { ListingChoices } from './ListingFields.tsx';
import type { SectionName } from './sections.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25),
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > p': { margin: 0 },
  '& > p + p': { color: theme.vars.palette.text.secondary },
  '& > .text': theme.mixins.clamp(2),
}));

const Photos = styled('div')(({ theme }) => ({
  ...theme.mixins.wrap,
  gap: theme.spacing(1),
  '& img': {
    width: 64,
    height: 48,
    objectFit: 'cover',
    borderRadius: radii.control,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const SHOWN_PHOTOS = 4;

/** Successive weekdays with the same hours, as first and last weekday. */
const sameHours = (hours: PublishedListingValues['hours']) => {
  const groups: { from: string; to: string; intervals: readonly Interval[] }[] = [];
  for (const day of planWeekdays) {
    const intervals = hours[day];
    const last = groups.at(-1);
    if (last && JSON.stringify(last.intervals) === JSON.stringify(intervals)) last.to = day;
    else groups.push({ from: day, to: day, intervals });
  }
  return groups;
};

export interface SectionSummaryProps {
  name: SectionName;
  values: PublishedListingValues;
  choices: ListingChoices;
}

/** The content of a section in two or three lines. */
export function SectionSummary({ name, values, choices }: SectionSummaryProps) {
  const { t, i18n } = useTranslation();
  const labelOf = (options: ListingChoices['categories'], value: string) =>
    options.find((one) => one.value === value)?.label;
  const joined = (parts: (string | null | undefined)[], by = ' · ') =>
    parts.filter(Boolean).join(by);

  const linesOf = (): string[] => {
    switch (name) {
      case 'general':
        return [
          joined([values.title, labelOf(choices.categories, values.category)]),
          values.description,
          values.keywords,
        ];
      case 'location':
        return [
          joined([values.address, values.city, values.state], ', '),
          joined([labelOf(choices.countries, values.country)]),
        ];
      case 'details':
        return [
          joined([values.phone, values.email]),
          joined([
            values.website,
            ...(['facebook', 'twitter', 'googlePlus', 'linkedIn'] as const).map(
              (network) => values[network] && t(`fields.${network}`),
            ),
          ]),
        ];
      case 'photos':
        return values.photos.length > 0
          ? [t('addListing.photosCount', { count: values.photos.length })]
          : [];
      case 'amenities':
        return [
          joined(
            choices.amenities.map(
              ({ value, label }) => values.amenities[value] && label,
            ) as string[],
            ', ',
          ),
        ];
      case 'hours':
        return sameHours(values.hours).map(({ from, to, intervals }) => {
          const names = [from, to].map((day) => weekdayName(day, i18n.language, 'short'));
          const days = from === to ? names[0] : names.join('–');
          const open = intervals.length > 0 ? hoursText(t, intervals) : t('display.wait.closed');
          return `${days} ${open}`;
        });
      case 'pricing':
        return [
          joined([values.priceTitle, values.price && `$\u00a0${values.price}`]),
          values.priceDescription,
        ];
      default:
        return [];
    }
  };
  const lines = linesOf().filter(Boolean);
  const stored = values.photos.flatMap((photo) => (photo instanceof File ? [] : [photo]));
  return (
    <Root>
      {(lines.length > 0 ? lines : [t('addListing.blank')]).map((line) => (
        <p key={line} className={name === 'hours' ? undefined : 'text'}>
          {line}
        </p>
      ))}
      {name === 'photos' && stored.length > 0 && (
        <Photos>
          {stored.slice(0, SHOWN_PHOTOS).map(({ code, url }) => (
            <img key={code} src={url} alt="" loading="lazy" />
          ))}
        </Photos>
      )}
    </Root>
  );
}

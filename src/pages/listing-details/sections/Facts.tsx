import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '#src/lib/numbers.ts';
import type { Organisation } from '#src/api/organisation.ts';
import { CategoryIcon } from '#src/components/display/place/CategoryIcon.tsx';
import { OpeningHours } from '#src/components/display/place/OpeningHours.tsx';
import { StatList } from '#src/components/display/StatList.tsx';
import { TagList } from '#src/components/display/TagList.tsx';
import { paths } from '#src/config/paths.ts';
import { todayInAthens } from '#common/calendar/athens.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Statistics, opening hours, category and tags. */
export function Facts({ organisation }: { organisation: Organisation }) {
  const { t, i18n } = useTranslation();
  const { statistics, openingHours, category, tags } = organisation;
  const figure = (value: number): string => formatNumber(value, i18n.language);
  return (
    <>
      {statistics && (
        <Panel title={t('details.statistics')}>
          <StatList
            items={[
              { label: t('details.views'), value: figure(statistics.views) },
              { label: t('details.reviewsCount'), value: figure(statistics.reviews) },
              { label: t('details.ticketsServed'), value: figure(statistics.ticketsServed) },
            ]}
          />
        </Panel>
      )}
      <Panel title={t('details.hours')}>
        {openingHours.length === 0 ? (
          <Typography>{t('details.noHours')}</Typography>
        ) : (
          <OpeningHours
            days={openingHours.map((day) => ({ ...day, weekday: day.weekday as Weekday }))}
            today={weekdayOf(todayInAthens()) as Weekday}
          />
        )}
      </Panel>
      {category && (
        <Panel title={t('details.categories')}>
          <Chip
            component={Link}
            to={paths.listingGrid.href(category.title)}
            clickable
            variant="outlined"
            icon={<CategoryIcon name={category.icon} />}
            label={category.title}
          />
        </Panel>
      )}
      {tags.length > 0 && (
        <Panel title={t('details.tags')}>
          <TagList tags={tags} hrefFor={(tag) => paths.listingGrid.href(tag)} />
        </Panel>
      )}
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { CATEGORY_NAMES } from '#common/categories.ts';
import {
  fetchOrganisations,
  organisationKeys,
  type Listing,
  type OrganisationsQuery,
} from '#src/api/organisations.ts';
import { whereabouts } from '#src/browser/position.ts';
import { GoNowCard, type GoNowAnswer } from '#src/components/forms/search/GoNowCard.tsx';
import { paths } from '#src/config/paths.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useWhereabouts } from '#src/hooks/useWhereabouts.ts';
import { nearText } from '#src/lib/wait/distance.ts';
import { quickest, type Quickest } from '#src/lib/wait/first.ts';

const answerOf = ({ place, onFoot, doneIn }: Quickest<Listing>): GoNowAnswer[] =>
  place.wait
    ? [
        {
          title: place.title,
          href: paths.listing.href(place.slug),
          onFoot,
          district: [place.district, place.city].filter(Boolean).join(', ') || null,
          wait: place.wait,
          doneIn,
        },
      ]
    : [];

const districtOf = ({ district, city }: Listing): string => district ?? city ?? '';

interface Props {
  /** Kind of place to begin with. Empty for all. */
  category?: string;
  onClose: () => void;
}

/** Finds the three open places at which a visit ends first: near the person, or in a district. */
export function GoNowPanel({ category = '', onClose }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { status, position } = useWhereabouts();
  const [kind, setKind] = useState(category);
  const [district, setDistrict] = useState('');
  const query: OrganisationsQuery = {
    is: 'open',
    ...(kind && { category: kind }),
    // Near the person the nearest places count, otherwise those with the shortest wait.
    ...(position ? { near: nearText(position) } : { sort: 'wait' }),
  };
  const { data, error, isLoading, mutate } = useSWR(
    status === 'asking' ? null : organisationKeys.list(query),
    () => fetchOrganisations(query),
    { keepPreviousData: true },
  );
  const places = (data?.records ?? []).filter(
    // A server without filters sends all kinds.
    (place) => !kind || place.category?.icon === kind,
  );
  const districts = [...new Set(places.map(districtOf).filter(Boolean))].toSorted();
  const chosen = districts.includes(district) ? district : '';
  const inDistrict =
    position || !chosen ? places : places.filter((place) => districtOf(place) === chosen);
  const isPending = status === 'asking' || isLoading || data === undefined;
  return (
    <GoNowCard
      kinds={[
        { value: '', label: t('forms.categories.all') },
        ...CATEGORY_NAMES.map((value) => ({ value, label: t(`forms.categories.${value}`) })),
      ]}
      kind={kind}
      onKindChange={setKind}
      districts={[
        { value: '', label: t('browse.goNow.everywhere') },
        ...districts.map((value) => ({ value, label: value })),
      ]}
      district={chosen}
      onDistrictChange={setDistrict}
      whereabouts={status}
      onLocate={() => void whereabouts.ask()}
      allHref={paths.listingGrid.href(undefined, { is: 'open' })}
      answers={isPending || error ? null : quickest(inDistrict, position).flatMap(answerOf)}
      failure={error ? errorText(error) : null}
      onRetry={() => void mutate()}
      onClose={onClose}
    />
  );
}

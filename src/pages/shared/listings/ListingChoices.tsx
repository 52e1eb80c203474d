import Box from '@mui/material/Box';
import { useState } from 'react';
import { whereabouts } from '#src/browser/position.ts';
import { QuickFilters } from '#src/components/forms/filters/QuickFilters.tsx';
import { FirstDone, type FirstPlace } from '#src/components/forms/search/FirstDone.tsx';
import { paths } from '#src/config/paths.ts';
import { isQuick, type QuickFilter } from '#src/lib/listingFilters.ts';
import { firstServed } from '#src/lib/wait/first.ts';
import type { ListingBrowsing } from './useListingBrowser.ts';

/** The first choices near the search: the first filters, and where one is served first. */
export function ListingChoices({ browsing }: { browsing: ListingBrowsing }) {
  const { filters, keywords, result, whereabouts: status } = browsing;
  const [asking, setAsking] = useState(false);
  const [found, setFound] = useState<{ of: string; place: FirstPlace | null } | null>(null);
  const of = JSON.stringify([keywords, filters]);

  const ask = async (): Promise<void> => {
    setAsking(true);
    const position = await whereabouts.ask();
    const { matching } = result;
    const first = firstServed(matching, position);
    setAsking(false);
    setFound({
      of,
      place: first && {
        title: first.place.title,
        href: paths.listing.href(first.place.slug),
        onFoot: first.onFoot,
        district: first.place.district ?? first.place.city,
        wait: first.place.wait ?? { waiting: null, minutes: null },
      },
    });
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 } }}>
      <QuickFilters
        active={[
          ...(filters.types.filter(isQuick) as QuickFilter[]),
          ...(status === 'known' ? (['near'] as const) : []),
        ]}
        whereabouts={status}
        onToggle={browsing.toggle}
      />
      <FirstDone
        pending={asking}
        place={found?.of === of ? found.place : undefined}
        onAsk={() => void ask()}
      />
    </Box>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Listing } from '#src/api/organisations.ts';
import { ListingCard } from '#src/components/cards/listing/ListingCard.tsx';
import type { useBookmarks } from '#src/hooks/data/account/useBookmarks.ts';
import { useDeferred } from '#src/components/lazy/Deferred.tsx';
import { useHeightWhenFar } from '#src/hooks/useHeightWhenFar.ts';
import { useWhereabouts } from '#src/hooks/useWhereabouts.ts';
import { paths } from '#src/config/paths.ts';
import { distanceWords, metresBetween } from '#src/lib/wait/distance.ts';
import { listingCardOf } from './listingCard.ts';

export interface MapLink {
  active: string | null;
  onActiveChange: (code: string | null) => void;
  onLocate: (code: string) => void;
}

interface Props {
  listing: Listing;
  before?: ReactNode;
  layout: 'grid' | 'list';
  highlight: string[];
  headingLevel: 2 | 3 | 4;
  eager: boolean;
  /** The card is below the first view, so a server-rendered page lays it out later. */
  below: boolean;
  /** The list is so long that cards far from the viewport render only their names. */
  many: boolean;
  map?: MapLink;
  bookmarks: ReturnType<typeof useBookmarks>;
}

/** Id of a card's element, so that a map can scroll to it. */
export const cardIdOf = (code: string): string => `place-${code}`;

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** The slot of a card. Far from the viewport it keeps its height and its searchable name. */
export function ListingPlace({
  listing,
  before,
  layout,
  highlight,
  headingLevel,
  eager,
  below,
  many,
  map,
  bookmarks,
}: Props) {
  const { t, i18n } = useTranslation();
  const { position: near } = useWhereabouts();
  const place = useRef<HTMLLIElement>(null);
  const height = useHeightWhenFar(place, many);
  const Heading = headings[headingLevel];
  const { code, slug, title, address, image } = listing;
  const saved = bookmarks.isSaved(slug);
  const distance =
    near && listing.position
      ? distanceWords(t, i18n.language, metresBetween(near, listing.position))
      : null;
  // A late card keeps the handlers of its first render.
  const latest = useRef({ map, bookmarks });
  useEffect(() => {
    latest.current = { map, bookmarks };
  });
  const card = useDeferred(
    place,
    height === null ? (
      <ListingCard
        {...listingCardOf(listing, i18n.language)}
        distance={distance}
        layout={layout}
        headingLevel={headingLevel}
        eager={eager}
        highlight={highlight}
        saved={saved}
        onLocate={map && listing.position ? () => latest.current.map?.onLocate(code) : undefined}
        onToggleSave={() => latest.current.bookmarks.toggle({ slug, title, address, image })}
      />
    ) : (
      <Heading>
        <Link to={paths.listing.href(slug)}>{title}</Link>
      </Heading>
    ),
    [listing, saved, distance, layout, headingLevel, highlight.join(' '), height],
  );
  return (
    <li
      ref={place}
      id={cardIdOf(code)}
      data-below={below || undefined}
      data-active={map?.active === code ? '' : undefined}
      style={height === null ? undefined : { height }}
      {...(map && {
        onMouseEnter: () => map.onActiveChange(code),
        onMouseLeave: () => map.onActiveChange(null),
        onFocus: () => map.onActiveChange(code),
        onBlur: () => map.onActiveChange(null),
      })}
    >
      {before}
      {card}
    </li>
  );
}

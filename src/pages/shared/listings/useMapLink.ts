import { useState } from 'react';
import { isStill } from '#src/hooks/useStillness.ts';
import { cardIdOf, type MapLink } from './ListingPlace.tsx';

/**
 * Ties cards and a map together: what is looked at in one stands out in the other, a marker that is
 * opened brings its card into view, a card can ask to be shown on the map.
 * @param mapId the id of the map's frame, which a card brings into view
 */
export const useMapLink = (mapId: string) => {
  const [looked, setLooked] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const active = looked ?? selected;
  const bringIntoView = (id: string): void =>
    document.getElementById(id)?.scrollIntoView({
      behavior: isStill() ? 'auto' : 'smooth',
      block: 'nearest',
      inline: 'center',
    });

  const cards: MapLink = {
    active,
    onActiveChange: setLooked,
    onLocate: (code) => {
      setSelected(code);
      bringIntoView(mapId);
    },
  };
  return {
    /** For the cards. */
    cards,
    /** For the map. */
    map: {
      active,
      onActiveChange: setLooked,
      selected,
      onSelect: (code: string | null): void => {
        setSelected(code);
        if (code) bringIntoView(cardIdOf(code));
      },
    },
  };
};

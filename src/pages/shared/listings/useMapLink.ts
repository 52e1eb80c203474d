import { useState } from 'react';
import { bringIntoView } from '#src/hooks/goTo.ts';
import { cardIdOf, type MapLink } from './ListingPlace.tsx';

/**
 * Connects cards and a map: highlights match, an opened marker scrolls to its card, and a card can
 * be shown on the map.
 * @param mapId id of the map frame, which cards scroll to
 */
export const useMapLink = (mapId: string) => {
  const [looked, setLooked] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const active = looked ?? selected;
  const show = (id: string): void =>
    bringIntoView(document.getElementById(id), { block: 'nearest', inline: 'center' });

  const cards: MapLink = {
    active,
    onActiveChange: setLooked,
    onLocate: (code) => {
      setSelected(code);
      show(mapId);
    },
  };
  return {
    cards,
    map: {
      active,
      onActiveChange: setLooked,
      selected,
      onSelect: (code: string | null): void => {
        setSelected(code);
        if (code) show(cardIdOf(code));
      },
    },
  };
};

import Check from '@mui/icons-material/Check';
import { useTranslation } from 'react-i18next';
import { CategoryIcon } from '#src/components/display/place/CategoryIcon.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { waitWords } from '#src/lib/waitWords.ts';
import type { Cluster } from '#src/components/maps/clusters.ts';
import type { MapKit } from '#src/components/maps/kit/mapLibreKit.ts';
import { Disc, Pin } from '#src/components/maps/surfaces.ts';
import type { MapPlace, PlaceLinks } from '#src/components/maps/place.ts';

interface LayeredCluster extends Cluster {
  quiet: boolean;
}

interface MapMarkerProps {
  Marker: MapKit['Marker'];
  cluster: LayeredCluster;
  active: PlaceLinks['active'];
  onActiveChange?: PlaceLinks['onActiveChange'];
  expanded: boolean;
  onPress: (by: HTMLElement) => void;
}

/** Content of a pin: number of people waiting, a tick if nobody waits, or the category's icon. */
function Sign({ place }: { place: MapPlace | undefined }) {
  const { i18n } = useTranslation();
  if (place?.wait?.status !== 'open' || place.wait.waiting === null)
    return <CategoryIcon name={place?.category} />;
  const { waiting } = place.wait;
  return waiting === 0 ? <Check /> : <span>{formatNumber(waiting, i18n.language)}</span>;
}

/** A marker button: a drop in the colour of the wait, or a disc with the number of places. */
export function MapMarker({
  Marker,
  cluster: { places, quiet, latitude, longitude },
  active,
  expanded,
  onActiveChange,
  onPress,
}: MapMarkerProps) {
  const { t, i18n } = useTranslation();
  const [first] = places;
  const alone = places.length === 1;
  const wait = first?.wait && waitWords(t, i18n.language, first.wait);
  const name = wait ? `${first.title}, ${wait.line}` : first?.title;
  const isActive = places.some(({ id }) => id === active);
  const look = (id: string | null) => () => onActiveChange?.(id);
  const watched = {
    type: 'button' as const,
    'data-quiet': quiet ? '' : undefined,
    'data-active': isActive ? '' : undefined,
    ...(onActiveChange &&
      !quiet && {
        onMouseEnter: look(first?.id ?? null),
        onMouseLeave: look(null),
        onFocus: look(first?.id ?? null),
        onBlur: look(null),
      }),
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => onPress(currentTarget),
  };
  return (
    <Marker
      longitude={longitude}
      latitude={latitude}
      anchor={alone ? 'bottom' : 'center'}
      style={{ zIndex: isActive ? 2 : undefined }}
    >
      {alone ? (
        <Pin {...watched} data-tone={wait?.tone} aria-label={name} aria-expanded={expanded}>
          <Sign place={first} />
        </Pin>
      ) : (
        <Disc {...watched} aria-label={t('maps.cluster', { count: places.length })}>
          {t('maps.places', { count: places.length })}
        </Disc>
      )}
    </Marker>
  );
}

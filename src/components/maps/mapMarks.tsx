import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { CategoryIcon } from '#src/components/display/CategoryIcon.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import type { Cluster } from './clusters.ts';
import type { MapKit } from './kit.ts';
import { Bubble, Disc, Pin } from './mapParts.ts';
import type { PlaceLinks } from './place.ts';
import { PlaceLine } from './placeLine.tsx';

/** A cluster of the map's own places, or of the quieter layer beside them. */
export interface LayeredCluster extends Cluster {
  quiet: boolean;
}

interface ClusterMarkerProps extends Pick<PlaceLinks, 'active' | 'onActiveChange'> {
  Marker: MapKit['Marker'];
  cluster: LayeredCluster;
  /** Its bubble is open. */
  expanded: boolean;
  onPress: (by: HTMLElement) => void;
}

/** One place as a drop, several as a disc with their number; a button that the keyboard reaches. */
export function ClusterMarker({
  Marker,
  cluster: { places, quiet, latitude, longitude },
  active = null,
  expanded,
  onActiveChange,
  onPress,
}: ClusterMarkerProps) {
  const { t, i18n } = useTranslation();
  const [first] = places;
  const alone = places.length === 1;
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
        <Pin {...watched} aria-label={first?.title} aria-expanded={expanded}>
          <CategoryIcon name={first?.category} />
        </Pin>
      ) : (
        <Disc {...watched} aria-label={t('maps.cluster', { count: places.length })}>
          {formatNumber(places.length, i18n.language)}
        </Disc>
      )}
    </Marker>
  );
}

interface PlacesBubbleProps {
  Popup: MapKit['Popup'];
  cluster: Cluster;
  /** The person closes it. */
  onClose: () => void;
  /** The map takes it away. */
  onDismiss: () => void;
}

/** The places of an opened marker in words: one, or all that lie on one spot. */
export function PlacesBubble({ Popup, cluster, onClose, onDismiss }: PlacesBubbleProps) {
  const { t } = useTranslation();
  return (
    <Popup
      longitude={cluster.longitude}
      latitude={cluster.latitude}
      anchor="bottom"
      offset={52}
      maxWidth="280px"
      closeButton={false}
      closeOnClick={false}
      onClose={onDismiss}
    >
      <Bubble>
        <ul>
          {cluster.places.map((place) => (
            <PlaceLine key={place.id} place={place} />
          ))}
        </ul>
        <IconButton aria-label={t('maps.closePopup')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Bubble>
    </Popup>
  );
}

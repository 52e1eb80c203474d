import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { Cluster } from '#src/components/maps/clusters.ts';
import type { MapKit } from '#src/components/maps/kit/mapKit.ts';
import { PlaceLine } from '#src/components/maps/PlaceLine.tsx';
import { Bubble } from '#src/components/maps/surfaces.ts';

export interface PlacesBubbleProps {
  /** The library's own popup, anchored to a point on the map. */
  Popup: MapKit['Popup'];
  /** The places in it. */
  cluster: Cluster;
  /** Called when the person closes it. */
  onClose: () => void;
  /** Called when the map removes it. */
  onDismiss: () => void;
}

/** The places of an opened marker as text: one, or all at the same point. */
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

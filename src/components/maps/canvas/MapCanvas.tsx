import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { clusterMaxZoom, clustersOf } from '#src/components/maps/clusters.ts';
import type { MapKit } from '#src/components/maps/kit/mapLibreKit.ts';
import type { MapPlace, PlaceLinks, Point } from '#src/components/maps/place.ts';
import { env } from '#src/config/env.ts';
import { MapMarker } from './MapMarker.tsx';
import { PlaceLine } from '#src/components/maps/PlaceLine.tsx';
import { Bubble } from '#src/components/maps/surfaces.ts';
import { useCamera } from './useCamera.ts';
import { useMapStyle, type MapProgress } from './useMapStyle.ts';
import { useOpenCluster } from './useOpenCluster.ts';
import { coastZoom, controlTexts, firstView, padding, placesZoom } from './view.ts';

export interface MapCanvasProps extends PlaceLinks, MapProgress {
  kit: MapKit;
  places: MapPlace[];
  others: MapPlace[];
  center?: Point;
  zoom?: number;
  onPick?: (point: Point) => void;
  styleUrl: string | null;
}

/** The map of `PlaceMap`, shared by both libraries. */
export function MapCanvas({
  kit: { Map, Marker, NavigationControl, Popup, lib },
  places,
  others,
  center,
  zoom,
  styleUrl,
  active = null,
  onActiveChange,
  selected,
  onSelect,
  onPick,
  ...progress
}: MapCanvasProps) {
  const { t } = useTranslation();
  const furthestIn = styleUrl ? placesZoom : coastZoom;
  const { mapStyle, ...style } = useMapStyle(styleUrl, progress);
  const { map, ...camera } = useCamera({ places, center, zoom, furthestIn });
  const bubble = useOpenCluster({ places, camera, furthestIn, selected, onSelect });

  const { step } = camera;
  const clusters = useMemo(
    () => [
      ...clustersOf(places, step).map((cluster) => ({ ...cluster, quiet: false })),
      ...clustersOf(others, step).map((cluster) => ({ ...cluster, quiet: true })),
    ],
    [places, others, step],
  );

  return (
    <Map
      ref={map}
      mapLib={lib}
      {...(env.mapboxToken && { mapboxAccessToken: env.mapboxToken })}
      initialViewState={{
        ...firstView(places, styleUrl ? clusterMaxZoom : coastZoom, center, zoom),
        fitBoundsOptions: { padding, maxZoom: furthestIn },
      }}
      mapStyle={mapStyle}
      locale={controlTexts(t)}
      cooperativeGestures
      dragRotate={false}
      touchPitch={false}
      maxZoom={clusterMaxZoom + 2}
      {...style}
      onLoad={() => {
        style.onLoad();
        camera.onLoad();
      }}
      onResize={camera.onResize}
      onMoveStart={camera.onMoveStart}
      onZoomEnd={camera.onZoomEnd}
      onClick={({ originalEvent, lngLat }) => {
        if ((originalEvent.target as Element).closest('button, a')) return;
        bubble.dismiss();
        onPick?.({ latitude: lngLat.lat, longitude: lngLat.lng });
      }}
    >
      <NavigationControl showCompass={false} position="top-right" />
      {clusters.map((cluster) => (
        <MapMarker
          key={cluster.key}
          Marker={Marker}
          cluster={cluster}
          active={active}
          expanded={bubble.shown?.key === cluster.key}
          onActiveChange={onActiveChange}
          onPress={(by) => bubble.press(cluster, by)}
        />
      ))}
      {bubble.shown && (
        <Popup
          key={bubble.shown.key}
          longitude={bubble.shown.longitude}
          latitude={bubble.shown.latitude}
          anchor="bottom"
          offset={52}
          maxWidth="280px"
          closeButton={false}
          closeOnClick={false}
          onClose={bubble.dismiss}
        >
          <Bubble>
            <ul>
              {bubble.shown.places.map((place) => (
                <PlaceLine key={place.id} place={place} />
              ))}
            </ul>
            <IconButton aria-label={t('common.close')} onClick={bubble.close}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </Bubble>
        </Popup>
      )}
    </Map>
  );
}

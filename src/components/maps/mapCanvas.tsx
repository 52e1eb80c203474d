import { useColorScheme, useTheme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapRef } from 'react-map-gl/maplibre';
import { baseStyle } from './baseStyle.ts';
import { aloneAt, clusterMaxZoom, type Cluster } from './clusters.ts';
import type { MapKit } from './kit.ts';
import { ClusterMarker, PlacesBubble } from './mapMarks.tsx';
import { coastZoom, controlTexts, firstView, lowered, padding, placesZoom } from './mapView.ts';
import { boundsOf, placeZoom, type Place, type PlaceLinks, type Point } from './place.ts';
import { useClusters } from './useClusters.ts';

interface MapCanvasProps extends PlaceLinks {
  kit: MapKit;
  places: Place[];
  /** Another layer's places, which the map is not fitted to. */
  others: Place[];
  center?: Point;
  zoom?: number;
  token?: string | null;
  /** The style to draw; the bundled one without it. */
  styleUrl: string | null;
  /** A map begins to load: the first one, or another in its place. */
  onStart: () => void;
  onReady: () => void;
  /** The style could not be reached. */
  onStyleLost: () => void;
  /** Nothing can be drawn at all. */
  onBroken: () => void;
}

/** How long a style may take before the bundled one stands in, in ms. */
const patience = 8000;

/** The drawn part of `PlaceMap`, the same for both libraries. */
export function MapCanvas({
  kit: { Map, Marker, NavigationControl, Popup, lib },
  places,
  others,
  center,
  zoom,
  token,
  styleUrl,
  active = null,
  onActiveChange,
  selected,
  onSelect,
  onStart,
  onReady,
  onStyleLost,
  onBroken,
}: MapCanvasProps) {
  const { t, i18n } = useTranslation();
  const theme = useTheme();
  const { colorScheme } = useColorScheme();
  const map = useRef<MapRef>(null);
  const loaded = useRef(false);
  const styled = useRef(false);
  const [step, setStep] = useState(Math.floor(zoom ?? (places.length > 1 ? 6 : placeZoom)));
  const [shown, setShown] = useState<Cluster | null>(null);
  const opener = useRef<HTMLElement>(null);
  const dismiss = () => {
    setShown(null);
    onSelect?.(null);
  };
  const close = () => {
    dismiss();
    opener.current?.focus();
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  const own = useClusters(places, step);
  const quiet = useClusters(others, step);
  const clusters = useMemo(
    () => [
      ...own.map((cluster) => ({ ...cluster, quiet: false })),
      ...quiet.map((cluster) => ({ ...cluster, quiet: true })),
    ],
    [own, quiet],
  );

  const palette = theme.colorSchemes?.[colorScheme ?? 'light']?.palette ?? theme.palette;
  const mapStyle = useMemo(
    () =>
      styleUrl ??
      baseStyle({
        sea: palette.roles.active.background,
        land: palette.roles.ticket.background,
        shore: palette.roles.control.outline,
      }),
    [styleUrl, palette],
  );

  // The libraries take their controls' language and a lost style once, when a map is made.
  const mapKey = `${i18n.language} ${styleUrl === null}`;
  const begun = useRef('');
  useEffect(() => {
    if (begun.current === mapKey) return;
    begun.current = mapKey;
    loaded.current = false;
    onStart();
  }, [mapKey, onStart]);

  useEffect(() => {
    if (!styleUrl) return undefined;
    const timer = setTimeout(() => {
      if (!loaded.current) onStyleLost();
    }, patience);
    return () => clearTimeout(timer);
  }, [styleUrl, onStyleLost]);

  useEffect(() => {
    if (!shown) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shown]);

  const furthestIn = styleUrl ? placesZoom : coastZoom;

  const bring = ({ longitude, latitude }: Point, closer?: number) => {
    const height = map.current?.getContainer().clientHeight ?? 0;
    map.current?.easeTo({
      center: [longitude, latitude],
      offset: [0, height * lowered],
      ...(closer === undefined ? {} : { zoom: closer }),
    });
  };

  const open = (cluster: Cluster, by: HTMLElement) => {
    opener.current = by;
    setShown(cluster);
    if (places.includes(cluster.places[0]!)) onSelect?.(cluster.places[0]!.id);
    bring(cluster);
  };

  const wanted = useRef(selected);
  const show = useEffectEvent((id: string | null) => {
    if (shown?.places.some((place) => place.id === id)) return;
    const place = places.find((one) => one.id === id);
    if (!place) {
      setShown(null);
      return;
    }
    opener.current = document.activeElement as HTMLElement;
    const { longitude, latitude } = place;
    setShown({ key: place.id, longitude, latitude, places: [place] });
    // A map that still loads may be further out than its clusters know.
    const now = Math.floor(map.current?.getZoom() ?? step);
    bring(place, Math.max(now, Math.min(aloneAt(place, places), furthestIn)));
  });
  useEffect(() => {
    if (selected === undefined || selected === wanted.current) return;
    wanted.current = selected;
    show(selected);
  }, [selected]);

  const all = places.map(({ id }) => id).join(' ');
  const fitted = useRef(all);
  const refit = () => {
    if (!map.current || fitted.current === all) return;
    fitted.current = all;
    if (center || places.length === 0) return;
    const [west, south, east, north] = boundsOf(places);
    const view = { padding, maxZoom: furthestIn };
    map.current.fitBounds([west, south, east, north], view);
  };
  const onPlaces = useEffectEvent(() => {
    setShown(null);
    refit();
  });
  useEffect(() => {
    if (fitted.current !== all) onPlaces();
  }, [all]);

  const spread = (cluster: Cluster, by: HTMLElement) => {
    const [west, south, east, north] = boundsOf(cluster.places);
    const together = west === east && south === north;
    if (cluster.places.length === 1 || together || step >= clusterMaxZoom) open(cluster, by);
    else map.current?.fitBounds([west, south, east, north], { padding, maxZoom: clusterMaxZoom });
  };

  return (
    <Map
      key={mapKey}
      ref={map}
      mapLib={lib}
      {...(token ? { mapboxAccessToken: token } : {})}
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
      onStyleData={() => {
        styled.current = true;
      }}
      onLoad={() => {
        loaded.current = true;
        // Places that came while the library was still making its map.
        refit();
        if (map.current) setStep(Math.floor(map.current.getZoom()));
      }}
      onIdle={() => {
        if (loaded.current) onReady();
      }}
      onZoomEnd={({ viewState }) => setStep(Math.floor(viewState.zoom))}
      onError={(event) => {
        if (!event.target) onBroken();
        else if (styleUrl && !loaded.current && (!styled.current || 'sourceId' in event))
          onStyleLost();
      }}
      onClick={({ originalEvent }) => {
        if (!(originalEvent.target as Element).closest('button, a')) dismiss();
      }}
    >
      <NavigationControl showCompass={false} position="top-right" />
      {clusters.map((cluster) => (
        <ClusterMarker
          key={cluster.key}
          Marker={Marker}
          cluster={cluster}
          active={active}
          expanded={shown?.key === cluster.key}
          onActiveChange={onActiveChange}
          onPress={(by) => spread(cluster, by)}
        />
      ))}
      {shown && (
        <PlacesBubble
          key={shown.key}
          Popup={Popup}
          cluster={shown}
          onClose={close}
          onDismiss={dismiss}
        />
      )}
    </Map>
  );
}

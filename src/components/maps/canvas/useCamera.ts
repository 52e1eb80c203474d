import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { boundsOf, placeZoom, type MapPlace, type Point } from '#src/components/maps/place.ts';
import { firstView, lowered, padding } from './view.ts';

interface CameraOptions {
  places: MapPlace[];
  center?: Point;
  zoom?: number;
  /** Maximum zoom with detail in the style. */
  furthestIn: number;
}

/** The camera of the map: fitted to the places and moved to the opened place. */
export const useCamera = ({ places, center, zoom, furthestIn }: CameraOptions) => {
  const map = useRef<MapRef>(null);
  const [step, setStep] = useState(Math.floor(zoom ?? (places.length > 1 ? 6 : placeZoom)));

  /** True after the visitor has moved the map. */
  const chosen = useRef(false);

  const show = (points: Point[], options: { maxZoom: number; animate?: boolean }): void => {
    const [west, south, east, north] = boundsOf(points);
    map.current?.fitBounds([west, south, east, north], { padding, ...options });
  };

  const fit = (points: Point[], maxZoom: number): void => {
    chosen.current = true;
    show(points, { maxZoom });
  };

  /** Moves a point below the centre, so that its popup fits above it. */
  const panTo = ({ longitude, latitude }: Point, closer?: number): void => {
    const height = map.current?.getContainer().clientHeight ?? 0;
    chosen.current = true;
    map.current?.easeTo({
      center: [longitude, latitude],
      offset: [0, height * lowered],
      ...(closer === undefined ? {} : { zoom: closer }),
    });
  };

  /** Shows what the first view of these places shows, whatever was there before. */
  const showAll = (animate: boolean): void => {
    const [only] = places;
    if (places.length > 1) show(places, { maxZoom: furthestIn, animate });
    else if (only)
      map.current?.easeTo({
        center: [only.longitude, only.latitude],
        zoom: firstView(places, furthestIn, undefined, zoom).zoom,
        animate,
      });
  };

  const all = places.map(({ id }) => id).join(' ');
  const fitted = useRef(all);
  const refit = (): void => {
    if (!map.current || fitted.current === all) return;
    const isFirst = fitted.current === '';
    fitted.current = all;
    if (!center) showAll(!isFirst);
  };
  const onPlaces = useEffectEvent(refit);
  useEffect(() => {
    if (fitted.current !== all) onPlaces();
  }, [all]);

  return {
    map,
    step,
    fit,
    panTo,
    /** Current zoom level, which can be lower than `step` while the map loads. */
    stepNow: () => Math.floor(map.current?.getZoom() ?? step),
    onLoad: () => {
      // Places may arrive while the library creates its map.
      refit();
      if (map.current) setStep(Math.floor(map.current.getZoom()));
    },
    /** Keeps the same places in view after a resize, unless the visitor has moved the map. */
    onResize: () => {
      if (!chosen.current && !center && places.length > 1) showAll(false);
    },
    onMoveStart: ({ originalEvent }: { originalEvent?: unknown }) => {
      if (originalEvent) chosen.current = true;
    },
    onZoomEnd: ({ viewState }: { viewState: { zoom: number } }) =>
      setStep(Math.floor(viewState.zoom)),
  };
};

export type Camera = Omit<ReturnType<typeof useCamera>, 'map'>;

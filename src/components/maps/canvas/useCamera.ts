import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { boundsOf, placeZoom, type Place, type Point } from '#src/components/maps/place.ts';
import { lowered, padding } from './view.ts';

interface CameraOptions {
  places: Place[];
  /** Keeps the map from being fitted to its places. */
  center?: Point;
  zoom?: number;
  /** The zoom beyond which the style has no detail. */
  furthestIn: number;
}

/** Where the map looks: fitted to its places, and moved to what is opened. */
export const useCamera = ({ places, center, zoom, furthestIn }: CameraOptions) => {
  const map = useRef<MapRef>(null);
  const [step, setStep] = useState(Math.floor(zoom ?? (places.length > 1 ? 6 : placeZoom)));

  /** Shows all of these points at once, at most this close. */
  const fit = (points: Point[], maxZoom: number): void => {
    const [west, south, east, north] = boundsOf(points);
    map.current?.fitBounds([west, south, east, north], { padding, maxZoom });
  };

  /** Brings a point below the middle, so that its bubble fits above it. */
  const panTo = ({ longitude, latitude }: Point, closer?: number): void => {
    const height = map.current?.getContainer().clientHeight ?? 0;
    map.current?.easeTo({
      center: [longitude, latitude],
      offset: [0, height * lowered],
      ...(closer === undefined ? {} : { zoom: closer }),
    });
  };

  const all = places.map(({ id }) => id).join(' ');
  const fitted = useRef(all);
  const refit = (): void => {
    if (!map.current || fitted.current === all) return;
    fitted.current = all;
    if (!center && places.length > 0) fit(places, furthestIn);
  };
  const onPlaces = useEffectEvent(refit);
  useEffect(() => {
    if (fitted.current !== all) onPlaces();
  }, [all]);

  return {
    map,
    /** The whole zoom step that clusters are made for. */
    step,
    fit,
    panTo,
    /** The zoom step of this moment: a map that still loads may be further out than its clusters know. */
    stepNow: () => Math.floor(map.current?.getZoom() ?? step),
    onLoad: () => {
      // Places may have come while the library was still making its map.
      refit();
      if (map.current) setStep(Math.floor(map.current.getZoom()));
    },
    onZoomEnd: ({ viewState }: { viewState: { zoom: number } }) =>
      setStep(Math.floor(viewState.zoom)),
  };
};

export type Camera = Omit<ReturnType<typeof useCamera>, 'map'>;

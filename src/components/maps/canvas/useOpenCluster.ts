import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { zoomToSeparate, clusterMaxZoom, type Cluster } from '#src/components/maps/clusters.ts';
import { boundsOf, type MapPlace, type PlaceLinks } from '#src/components/maps/place.ts';
import type { Camera } from './useCamera.ts';

interface OpenClusterOptions extends Pick<PlaceLinks, 'selected' | 'onSelect'> {
  places: MapPlace[];
  camera: Camera;
  /** Maximum zoom with detail in the style. */
  furthestIn: number;
}

/** The marker with an open popup, opened by a click or selected from outside. */
export const useOpenCluster = ({
  places,
  camera,
  furthestIn,
  selected,
  onSelect,
}: OpenClusterOptions) => {
  const [shown, setShown] = useState<Cluster | null>(null);
  const opener = useRef<HTMLElement>(null);

  const dismiss = (): void => {
    setShown(null);
    onSelect?.(null);
  };
  const close = (): void => {
    dismiss();
    opener.current?.focus();
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  useEffect(() => {
    if (!shown) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shown]);

  const open = (cluster: Cluster, by: HTMLElement): void => {
    opener.current = by;
    setShown(cluster);
    if (places.includes(cluster.places[0]!)) onSelect?.(cluster.places[0]!.id);
    camera.panTo(cluster);
  };

  /** Zooms in until the places of a marker separate, or opens it if they cannot. */
  const press = (cluster: Cluster, by: HTMLElement): void => {
    const [west, south, east, north] = boundsOf(cluster.places);
    const together = west === east && south === north;
    if (cluster.places.length === 1 || together || camera.step >= clusterMaxZoom) open(cluster, by);
    else camera.fit(cluster.places, clusterMaxZoom);
  };

  const applied = useRef(selected);
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
    camera.panTo(
      place,
      Math.max(camera.stepNow(), Math.min(zoomToSeparate(place, places), furthestIn)),
    );
  });
  useEffect(() => {
    if (selected === undefined || selected === applied.current) return;
    applied.current = selected;
    show(selected);
  }, [selected]);

  const all = places.map(({ id }) => id).join(' ');
  const known = useRef(all);
  useEffect(() => {
    if (known.current === all) return;
    known.current = all;
    setShown(null);
  }, [all]);

  /** Uses the latest data: a wait may have changed since the cluster was opened. */
  const current = (place: MapPlace): MapPlace => places.find(({ id }) => id === place.id) ?? place;
  return {
    shown: shown && { ...shown, places: shown.places.map(current) },
    press,
    close,
    dismiss,
  };
};

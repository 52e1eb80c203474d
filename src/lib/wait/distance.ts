import type { TFunction } from 'i18next';
import { numberFormat } from '#common/formats.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

const EARTH = 6_371_000;

/** Length of a walk relative to the straight line. */
const DETOUR = 1.3;
/** Walking speed, in metres per minute. */
const PACE = 75;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A position for a request. Three decimals identify a street, not a door. */
export const nearText = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

/** Straight-line distance, in metres. */
export const metresBetween = (one: Position, other: Position): number => {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
};

/** Walking time in minutes for a straight-line distance in metres. */
export const minutesOnFoot = (metres: number): number =>
  Math.max(1, Math.round((metres * DETOUR) / PACE));

interface Located {
  position: Position | null;
  city: string | null;
}

/** Sorts places by their distance from a place. Without positions, those in its town come first. */
export const nearestTo = <Place extends Located>(
  { position: here, city: town }: Located,
  places: readonly Place[],
): Place[] => {
  const away = ({ position, city }: Located): number => {
    if (here && position) return metresBetween(here, position);
    return city === town ? 0 : Number.MAX_VALUE;
  };
  return places.toSorted((one, other) => away(one) - away(other));
};

/** A rounded distance in metres, or in kilometres with one decimal. */
export const distanceWords = (t: TFunction, language: string, metres: number): string => {
  const figure = (value: number, digits: number): string =>
    numberFormat(language, { maximumFractionDigits: digits }).format(value);
  const rounded = Math.max(10, Math.round(metres / 10) * 10);
  if (rounded < 1000) return t('browse.distance.metres', { n: figure(rounded, 0) });
  const kilometres = metres / 1000;
  return t('browse.distance.kilometres', { n: figure(kilometres, kilometres < 10 ? 1 : 0) });
};

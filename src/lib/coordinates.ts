/** A point on the globe, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Six decimals are ten centimetres. */
const DECIMALS = 6;

const withPoints = /^(-?\d{1,2}(?:\.\d+)?)[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/;
const withCommas = /^(-?\d{1,2},\d+)[;\s]\s*(-?\d{1,3},\d+)$/;

export const tidyCoordinates = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Number(latitude.toFixed(DECIMALS)),
  longitude: Number(longitude.toFixed(DECIMALS)),
});

/**
 * Parses latitude and longitude as typed or copied from a map, for example `37.98, 23.73` or `37,98
 * 23,73`. @returns null for other text
 */
export function readCoordinates(text: string): Coordinates | null {
  const [, north = '', east = ''] =
    withPoints.exec(text.trim()) ?? withCommas.exec(text.trim()) ?? [];
  const latitude = Number(north.replace(',', '.'));
  const longitude = Number(east.replace(',', '.'));
  if (north === '' || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return tidyCoordinates({ latitude, longitude });
}

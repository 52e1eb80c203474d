import { slugOf } from '#common/greek/slug.ts';
import { fetchOrganisations, type Listing } from '#src/api/organisations.ts';
import type { FoundPoint } from '#src/components/forms/listing/PinSearch.tsx';
import { tidyCoordinates } from '#src/lib/coordinates.ts';

const READ = 30;
const OFFERED = 6;

type Placed = Listing & { position: NonNullable<Listing['position']> };

const middleOf = (listings: readonly Placed[]) => {
  const mean = (side: 'latitude' | 'longitude') =>
    listings.reduce((sum, { position }) => sum + position[side], 0) / listings.length;
  return tidyCoordinates({ latitude: mean('latitude'), longitude: mean('longitude') });
};

/** Cities and districts of listings that match the text, each with its centre. */
function areasOf(listings: readonly Placed[], text: string): FoundPoint[] {
  const slug = slugOf(text);
  const names = listings.flatMap(({ city, district }) => [city, district]);
  return [...new Set(names)].flatMap((name) => {
    if (!name || slug === '' || !slugOf(name).startsWith(slug)) return [];
    const there = listings.filter(({ city, district }) => city === name || district === name);
    return [{ id: `area-${name}`, name, detail: '', isArea: true, ...middleOf(there) }];
  });
}

/** Points for the text: areas first, then listings. */
export function pointsOf(listings: readonly Listing[], text: string): FoundPoint[] {
  const placed = listings.filter((one): one is Placed => one.position !== null);
  const places = placed.map(({ code, title, address, city, position }) => ({
    id: code,
    name: title,
    detail: [address, ...(city && !address.includes(city) ? [city] : [])].join(', '),
    isArea: false,
    ...position,
  }));
  return [...areasOf(placed, text), ...places].slice(0, OFFERED);
}

/** Finds positions by the known listings. @throws ApiError */
export async function findPoints(text: string): Promise<FoundPoint[]> {
  const { records } = await fetchOrganisations({ keywords: text, per_page: READ });
  return pointsOf(
    records.filter(({ match }) => match !== null),
    text,
  );
}

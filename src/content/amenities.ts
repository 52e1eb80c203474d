export { AMENITIES as amenities } from '#common/listing.ts';

export { LISTING, listingPayload } from './places.ts';

import { paths } from '#src/config/paths.ts';

/** Where the product's main links go; the label is the key's text in `navigation.links`. */
export const mainLinks = [
  { key: 'places', to: paths.listingGrid.href() },
  { key: 'categories', to: paths.allCategories.href() },
  { key: 'map', to: paths.listMapView.href() },
] as const;

/** The less important links: behind "more", or further down in the drawer. */
export const moreLinks = [
  { key: 'topPlaces', to: paths.topPlace.href() },
  { key: 'locations', to: paths.allLocations.href() },
  { key: 'about', to: paths.about.href() },
  { key: 'help', to: paths.faq.href() },
  { key: 'contact', to: paths.contact.href() },
  { key: 'pricing', to: paths.pricing.href() },
  { key: 'blog', to: paths.blogGrid.href() },
] as const;

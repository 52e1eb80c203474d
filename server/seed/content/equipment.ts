import type { CategoryName } from '#common/categories.ts';
import type { AMENITIES } from '#common/listing.ts';

/** The equipment of most places of a category. */
export const EQUIPMENT: Record<CategoryName, readonly (typeof AMENITIES)[number][]> = {
  business: ['wireless_internet', 'telephone', 'elevator', 'wheelchair_accessible'],
  shops: ['security_cameras', 'alarm_system', 'wheelchair_accessible', 'telephone'],
  salons: ['wireless_internet', 'telephone', 'electricity', 'wheelchair_accessible'],
  restaurants: ['smoking_allowed', 'wireless_internet', 'wheelchair_accessible', 'telephone'],
  fitness: ['laundry_room', 'wireless_internet', 'bike_parking', 'wheelchair_accessible'],
  travel: ['electricity', 'free_street_parking', 'security_cameras', 'telephone'],
  event: ['wheelchair_accessible', 'elevator', 'security_cameras', 'wireless_internet'],
  hotels: ['wireless_internet', 'laundry_room', 'electricity', 'friendly_workspace', 'telephone'],
};

/** Further equipment that some places of a category have. */
export const EXTRAS: Record<CategoryName, readonly (typeof AMENITIES)[number][]> = {
  business: ['security_cameras', 'electricity', 'bike_parking', 'free_street_parking'],
  shops: ['elevator', 'bike_parking', 'free_street_parking', 'electricity'],
  salons: ['free_street_parking', 'security_cameras', 'bike_parking'],
  restaurants: ['free_street_parking', 'bike_parking', 'electricity', 'security_cameras'],
  fitness: ['elevator', 'free_street_parking', 'security_cameras', 'telephone'],
  travel: ['wireless_internet', 'wheelchair_accessible', 'bike_parking'],
  event: ['friendly_workspace', 'bike_parking', 'electricity', 'telephone'],
  hotels: ['free_street_parking', 'bike_parking', 'security_cameras', 'elevator'],
};

export const sections = [
  'general',
  'location',
  'details',
  'photos',
  'amenities',
  'hours',
  'pricing',
  'consent',
] as const;
export type SectionName = (typeof sections)[number];

export const sectionId = (name: SectionName): string => `listing-${name}`;

/**
 * The sort orders of the list: the specification's nine, the shortest wait, and `open`: the default
 * order with open places first.
 */
export const SORTS = [
  'default',
  'high_rated',
  'most_reviewed',
  'popular',
  'newest',
  'older',
  'price_low',
  'price_high',
  'random',
  'wait',
  'open',
] as const;

/** The property types of places in display order. */
export const PLACE_TYPES = [
  'open',
  'unhurried',
  'verified',
  'accessible',
  'parking',
  'wifi',
  'elevator',
  'bikes',
  'outdoors',
  'children',
  'english',
  'workspace',
] as const;

/** The ends of the price range in euros. The upper one means "and above". */
export const PRICES = { min: 0, max: 500 } as const;

/** Maximum choices of a kind. */
export const MOST_CHOICES = 30;

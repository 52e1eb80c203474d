/** The amenities a listing can have, in the order they are shown. Source: section 3. */
export const amenities = [
  'security_cameras',
  'elevator',
  'wireless_internet',
  'wheelchair_accessible',
  'laundry_room',
  'alarm_system',
  'smoking_allowed',
  'free_street_parking',
  'friendly_workspace',
  'electricity',
  'attached_garage',
  'bike_parking',
  'telephone',
] as const;

const places = [
  ['taverna-platanos', 'Ταβέρνα Ο Πλάτανος', 'Ερμού 4', 'Αθήνα', 'taverna'],
  ['farmakeio-sotiria', 'Φαρμακείο Σωτηρία', 'Πατησίων 120', 'Αθήνα', 'pharmacy'],
  ['theatro-akropol', 'Θέατρο Ακροπόλ', 'Ιπποκράτους 2', 'Αθήνα', 'theatre'],
  ['farmakeio-ygeia', 'Φαρμακείο Υγεία', 'Τσιμισκή 55', 'Θεσσαλονίκη', 'pharmacy'],
] as const;

/** Organisations with exactly the fields in section 3 of the specification. */
export const stubOrganisations = places.map(([slug, title, address, city, kind], index) => {
  const image = `/pictures/scenes/${kind}.svg`;
  return {
    code: `O-${index + 1}`,
    title,
    address,
    main_image: image,
    images: [{ url: image }],
    slug,
    city,
    image,
    tickets_count: index * 2,
  };
});

/** Title and icon name, the only fields in the specification. */
export const stubCategories = [
  { title: 'Καταστήματα', icon_name: 'shops' },
  { title: 'Εστίαση', icon_name: 'restaurants' },
  { title: 'Υπηρεσίες', icon_name: 'business' },
];

const places = [
  ['taverna-platanos', 'Ταβέρνα Ο Πλάτανος', 'Ερμού 4', 'Αθήνα', 'taverna'],
  ['farmakeio-sotiria', 'Φαρμακείο Σωτηρία', 'Πατησίων 120', 'Αθήνα', 'pharmacy'],
  ['kep-pagkratiou', 'ΚΕΠ Παγκρατίου', 'Υμηττού 9', 'Αθήνα', 'kep'],
  ['theatro-akropol', 'Θέατρο Ακροπόλ', 'Ιπποκράτους 2', 'Αθήνα', 'theatre'],
  ['gymnastirio-olympos', 'Γυμναστήριο Όλυμπος', 'Κύπρου 31', 'Λάρισα', 'gym'],
  ['farmakeio-ygeia', 'Φαρμακείο Υγεία', 'Τσιμισκή 55', 'Θεσσαλονίκη', 'pharmacy'],
  ['odontiatreio-chamogelo', 'Οδοντιατρείο Χαμόγελο', 'Κοραή 7', 'Πάτρα', 'dentist'],
  ['vivliothiki-chanion', 'Βιβλιοθήκη Χανίων', 'Κριάρη 1', 'Χανιά', 'library'],
] as const;

/** Eight organisations with exactly the fields in section 3 of the specification. */
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

import type { Bilingual } from './sample.ts';

/** Features of a plan, in order. Source: section 9 of the specification. */
export const planFeatures = [
  { key: 'one_listing', label: { el: 'Μία καταχώριση', en: 'One listing' } },
  { key: 'days_90', label: { el: 'Διαθεσιμότητα για 90 ημέρες', en: '90 days’ availability' } },
  { key: 'non_featured', label: { el: 'Απλή εμφάνιση, χωρίς προβολή', en: 'Non-featured' } },
  { key: 'limited_support', label: { el: 'Περιορισμένη υποστήριξη', en: 'Limited support' } },
  { key: 'price_range', label: { el: 'Μέσο εύρος τιμών', en: 'Average price range' } },
  { key: 'business_hours', label: { el: 'Ωράριο λειτουργίας', en: 'Business hours' } },
  { key: 'lifetime', label: { el: 'Διαθεσιμότητα χωρίς λήξη', en: 'Lifetime availability' } },
  {
    key: 'featured',
    label: { el: 'Προβολή στα αποτελέσματα αναζήτησης', en: 'Featured in search results' },
  },
] as const satisfies readonly { key: string; label: Bilingual }[];

/** The three plans. Source: section 9 of the specification. */
export const plans = [
  {
    id: 'basic',
    name: { el: 'Βασικό', en: 'Basic' },
    text: { el: 'Για ένα μαγαζί που ξεκινά.', en: 'For a shop that is just starting.' },
    price: 49,
    recommended: false,
    features: 4,
  },
  {
    id: 'advanced',
    name: { el: 'Προχωρημένο', en: 'Advanced' },
    text: { el: 'Για όσους έχουν κόσμο κάθε μέρα.', en: 'For places that are busy every day.' },
    price: 99,
    recommended: true,
    features: 6,
  },
  {
    id: 'enterprise',
    name: { el: 'Εταιρικό', en: 'Enterprise' },
    text: {
      el: 'Για φορείς με πολλές ουρές.',
      en: 'For organisations with many queues.',
    },
    price: 149,
    recommended: false,
    features: 8,
  },
];

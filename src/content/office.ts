import type { Bilingual } from './sample.ts';

/** SAMPLE DATA: a fictional office. Source of its hours: section 9 of the specification. */
export const sampleOffice = {
  name: { el: 'Τα γραφεία της Σειράς', en: 'The Seira office' } satisfies Bilingual,
  address: { el: 'Ερμού 42, 105 63 Αθήνα', en: '42 Ermou St, 105 63 Athens' } satisfies Bilingual,
  phones: ['210 000 0000', '210 000 0001'],
  emails: ['geia@seira.example', 'synergasies@seira.example'],
  position: { latitude: 37.97662, longitude: 23.72962 },
  hours: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    intervals: [{ from: '09:00', to: '19:00' }],
  })),
};

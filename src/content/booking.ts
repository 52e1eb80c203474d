import type { InvoiceLine } from '#src/lib/invoice.ts';
import { inLanguage, type Bilingual } from './sample.ts';

/** A sample line with its text in every language. */
export interface SampleLine extends Omit<InvoiceLine, 'description'> {
  description: Bilingual;
}

/** SAMPLE DATA: a fictional booking, shared by the booking, confirmation and invoice screens. */
export const sampleBooking = {
  place: {
    title: { el: 'Θέατρο Αμαξοστάσιο', en: 'The Depot Theatre' },
    address: { el: 'Αιγύπτου 6, Θεσσαλονίκη', en: '6 Egyptou St, Thessaloniki' },
    image: '/pictures/categories/event.svg',
  },
  /** Number of days from now. */
  inDays: 5,
  hour: '21:00',
  adults: 2,
  children: 1,
  number: 'SE-2026-0042',
  lines: [
    {
      description: { el: 'Εισιτήριο ενηλίκου', en: 'Adult ticket' },
      quantity: 2,
      unitPrice: 1400,
      vatRate: 6,
    },
    {
      description: { el: 'Παιδικό εισιτήριο', en: 'Child ticket' },
      quantity: 1,
      unitPrice: 800,
      vatRate: 6,
    },
    {
      description: { el: 'Κράτηση θέσεων', en: 'Seat reservation' },
      quantity: 3,
      unitPrice: 50,
      vatRate: 24,
    },
  ] satisfies SampleLine[],
  /** In cents. */
  discount: 350,
  author: {
    name: { el: 'Θέατρο Αμαξοστάσιο', en: 'The Depot Theatre' },
    lines: {
      el: ['Αιγύπτου 6', '546 25 Θεσσαλονίκη', 'ΑΦΜ 000000000'],
      en: ['6 Egyptou St', '546 25 Thessaloniki', 'VAT no. 000000000'],
    },
  },
  recipient: {
    name: { el: 'Νεφέλη Οικονόμου', en: 'Nefeli Oikonomou' },
    lines: {
      el: ['Αγίου Δημητρίου 7', '546 30 Θεσσαλονίκη', 'nefeli@example.gr'],
      en: ['7 Agiou Dimitriou St', '546 30 Thessaloniki', 'nefeli@example.gr'],
    },
  },
};

export const sampleLinesIn = (language: string) =>
  sampleBooking.lines.map((line) => ({
    ...line,
    description: inLanguage(line.description, language),
  }));

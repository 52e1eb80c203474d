import type { TFunction } from 'i18next';
import type { Camel } from '#common/contract/camel.ts';
import type { Service, ServicePayload } from '#common/contract/places/services.ts';
import { withHttps } from '#common/input/links.ts';
import { asLetter, type ServiceValues } from '#src/components/forms/schemas/service.ts';

/** A service as its owner sees it. */
export type PlaceService = Camel<Service>;

const shown = (value: number | null): string => (value === null ? '' : String(Math.round(value)));
const sent = (value: string | undefined): number | null => (value ? Number(value) : null);

export const serviceValues = (service: PlaceService): ServiceValues => ({
  name: service.name,
  name_en: service.nameEn ?? '',
  letter: service.letter ?? '',
  minutes: shown(service.minutes),
  numbers_a_day: shown(service.numbersADay),
  needs: service.needs,
  needs_en: service.needsEn ?? '',
  needs_link: service.needsLink ?? '',
  public: service.public,
});

/** Blank fields clear the stored ones. The link becomes https, because servers accept no other. */
export const servicePayload = (values: ServiceValues): ServicePayload => ({
  name: values.name.trim(),
  name_en: values.name_en.trim() || null,
  letter: asLetter(values.letter) || null,
  minutes: sent(values.minutes),
  numbers_a_day: sent(values.numbers_a_day),
  needs: values.needs.trim(),
  needs_en: values.needs_en.trim() || null,
  needs_link: withHttps(values.needs_link.trim()) || null,
  public: values.public,
});

/** «Προεπιλεγμένη · 6 λεπτά ανά επίσκεψη · 120 αριθμοί την ημέρα» */
export const serviceDetails = (t: TFunction, service: PlaceService): string => {
  if (service.retiredAt !== null) return t('services.retired');
  return [
    service.default && t('services.byDefault'),
    service.minutes !== null && t('services.minutes', { count: Math.round(service.minutes) }),
    service.numbersADay !== null && t('services.numbers', { count: service.numbersADay }),
    !service.public && t('services.hidden'),
  ]
    .filter(Boolean)
    .join(' · ');
};

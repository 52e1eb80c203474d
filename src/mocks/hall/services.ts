import {
  addService,
  changeService,
  getCounters,
  getServices,
  retireService,
  saveCounters,
  type CounterSkills,
  type Service,
} from '#common/contract/places/services.ts';
import type { StatisticsService } from '#common/contract/places/statistics.ts';
import { hallServices } from './counter.ts';
import { builder, json, nothing, on, refusal } from '#src/mocks/mock.ts';

/** A service without figures of its own. */
const buildService = builder<Service>(() => ({
  code: 'service-a',
  name: 'Πιστοποιητικά',
  name_en: 'Certificates',
  letter: 'Α',
  minutes: null,
  numbers_a_day: null,
  needs: 'ταυτότητα ή διαβατήριο',
  needs_en: null,
  needs_link: null,
  public: true,
  default: false,
  retired_at: null,
}));

/** Three services: the default one, one with figures of its own, and one for staff only. */
export const buildServices = (): Service[] =>
  hallServices.map((service, index) =>
    buildService({
      ...service,
      name_en: null,
      default: index === 0,
      ...(index === 1 && { minutes: 6, numbers_a_day: 80 }),
      ...(index === 2 && { public: false }),
    }),
  );

/**
 * The services of a place, which can be added, changed and retired.
 * @param holders people who hold numbers of each service
 */
export const services = (records = buildServices(), holders = 0) => {
  let skills: CounterSkills[] = [
    { name: 'Θυρίδα 1', services: ['service-a'] },
    { name: 'Θυρίδα 2', services: ['service-b', 'service-c'] },
    { name: 'Θυρίδα 3', services: [] },
  ];
  return [
    on(getServices, () => json({ records })()),
    on(addService, async ({ request }) => {
      const added = buildService({ code: 'service-d', needs: '', ...(await request.json()) });
      records.push(added);
      return json(added)();
    }),
    on(changeService, async ({ request, params }) => {
      const { position, ...change } = await request.json();
      const service = records.find(({ code }) => code === params.code)!;
      if (position !== undefined) {
        records.splice(records.indexOf(service), 1);
        records.splice(position, 0, service);
      }
      return json(Object.assign(service, change))();
    }),
    on(retireService, ({ request, params }) => {
      const isClosing = new URL(request.url).searchParams.get('close') === 'true';
      if (holders > 0 && !isClosing)
        return refusal(409, 'service_in_use', 'Κάποιοι έχουν αριθμό αυτής της υπηρεσίας.', {
          count: holders,
        })();
      const at = records.findIndex(({ code }) => code === params.code);
      records.splice(at, 1);
      return nothing()();
    }),
    on(getCounters, () => json({ records: skills })()),
    on(saveCounters, async ({ request }) => {
      ({ records: skills } = await request.json());
      return json({ records: skills })();
    }),
  ];
};

/** The figures of the three services. Nobody waited for the last one. */
export const buildServiceFigures = (): StatisticsService[] =>
  hallServices.map((service, index) => ({
    ...service,
    served: [412, 305, 0][index]!,
    cancelled: [21, 9, 1][index]!,
    no_shows: [14, 11, 0][index]!,
    walk_ins: [80, 122, 0][index]!,
    wait: index === 2 ? null : { calls: 300, median: 14 - 6 * index, p90: 32 - 12 * index },
    visit_minutes: index === 2 ? null : 8.4 - 4 * index,
  }));

/** A counter serves a retired service. */
export const countersRefused = () => [
  on(
    saveCounters,
    refusal(422, 'invalid_request', 'Κάτι δεν είναι έγκυρο.', {
      message: { 'records.2.services': ['δεν είναι έγκυρη επιλογή'] },
    }),
  ),
];

import {
  addService,
  changeService,
  CountersResponse,
  getCounters,
  getServices,
  LETTER_PATTERN,
  retireService,
  saveCounters,
  Service,
  SERVICE_LIMITS,
  ServiceRefusal,
  type ServicePayload,
} from '#common/contract/places/services.ts';
import { isWebAddress } from '#common/input/links.ts';
import type { App } from '#server/context.ts';
import {
  type Fault,
  type Faults,
  longFault,
  refuseFaults,
  requiredFault,
  tidy,
} from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { route } from '#server/plugins/route.ts';
import { counterNames } from '#server/repositories/members/members.ts';
import {
  counterServices,
  saveCounters as writeCounters,
} from '#server/repositories/places/counters.ts';
import { lookalikeOf } from '#server/lib/labels.ts';
import * as services from '#server/repositories/places/services.ts';
import { planningOf } from './planning.ts';

const LETTERS = new RegExp(LETTER_PATTERN, 'u');

const within = (value: number | null | undefined, min: number, max: number): Fault | null =>
  value === null || value === undefined || (value >= min && value <= max)
    ? null
    : { key: 'number_range', values: { min, max } };

/** Texts in stored form; an empty optional one is null. */
const tidied = ({ name, name_en, needs, needs_en, needs_link, ...rest }: ServicePayload) => ({
  ...rest,
  ...(name !== undefined && { name: tidy(name) }),
  ...(name_en !== undefined && { name_en: tidy(name_en ?? '') || null }),
  ...(needs !== undefined && { needs: tidy(needs) }),
  ...(needs_en !== undefined && { needs_en: tidy(needs_en ?? '') || null }),
  ...(needs_link !== undefined && { needs_link: tidy(needs_link ?? '') || null }),
});

const linkFault = (link: string | null | undefined): Fault | null => {
  if (!link) return null;
  if (!link.startsWith('https://') || !isWebAddress(link)) return { key: 'invalid_address' };
  return longFault(link, SERVICE_LIMITS.link);
};

interface Others {
  names: readonly string[];
  letters: readonly (string | null)[];
}

/** @param given all fields that the service will have */
function faultsOf(
  { name = '', letter, ...given }: ServicePayload,
  others: Others,
  isDefault: boolean,
): Faults {
  const isAlone = isDefault && others.names.length === 0;
  const isTaken =
    letter && others.letters.some((other) => other && lookalikeOf(other) === lookalikeOf(letter));
  const letterFault = (): Fault | null => {
    if (!letter) return isDefault ? null : { key: 'required' };
    if (!LETTERS.test(letter)) return { key: 'invalid_letter' };
    return isTaken ? { key: 'taken' } : null;
  };
  const nameFault = isAlone
    ? longFault(name, SERVICE_LIMITS.name)
    : requiredFault(name, SERVICE_LIMITS.name);
  return {
    name: nameFault ?? (name !== '' && others.names.includes(name) ? { key: 'taken' } : null),
    name_en: longFault(given.name_en ?? '', SERVICE_LIMITS.name),
    letter: letterFault(),
    minutes: within(given.minutes, SERVICE_LIMITS.minutes.min, SERVICE_LIMITS.minutes.max),
    numbers_a_day: within(given.numbers_a_day, 0, SERVICE_LIMITS.numbersADay),
    needs: longFault(given.needs ?? '', SERVICE_LIMITS.needs),
    needs_en: longFault(given.needs_en ?? '', SERVICE_LIMITS.needs),
    needs_link: linkFault(given.needs_link),
  };
}

/** Services and counters of a place: /api/places/{id}/services, /api/places/{id}/counters. */
export default async function serviceRoutes(app: App): Promise<void> {
  const { db } = app.context;
  const planning = planningOf(app.context);

  /** @throws Problem 404, 409 */
  const changed = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof services.ServiceMissing) throw new Problem(404, 'service_not_found');
      if (error instanceof services.LastService) throw new Problem(409, 'last_service');
      if (!(error instanceof services.ServiceInUse)) throw error;
      const { count } = error;
      throw new Problem(409, 'service_in_use', { values: { count }, body: { count } });
    }
  };

  route(app, getServices, {
    access: 'member',
    summary: 'Lists the services of a place in their order',
    description: 'A retired service follows while people hold its numbers.',
    handler: async (request) => ({ records: await services.servicesOf(db, request.place.id) }),
  });

  route(app, addService, {
    access: 'owner',
    changes: 'place',
    summary: 'Adds a service',
    description:
      'From then on each day of the plan has a waiting list of it. 422 names every invalid field; ' +
      '`first_service_unnamed` until the first service has a name.',
    responses: { 201: Service },
    handler: async (request) => {
      const given = tidied(request.body);
      return services.addService(db, planning(request), given, (all) => {
        const active = all.filter(({ retired_at: at }) => at === null);
        if (active.some(({ name }) => name === '')) throw new Problem(422, 'first_service_unnamed');
        const others = {
          names: all.map(({ name }) => name),
          letters: active.map(({ letter }) => letter),
        };
        refuseFaults(request, {
          ...faultsOf(given, others, false),
          ...(active.length >= SERVICE_LIMITS.services && {
            name: { key: 'too_many' as const, values: { max: SERVICE_LIMITS.services } },
          }),
        });
      });
    },
  });

  route(app, changeService, {
    access: 'owner',
    changes: 'place',
    summary: 'Changes a service, or its place in the order',
    description:
      'Minutes and numbers a day apply to lists from today on; nobody loses a number. A new letter ' +
      'applies to lists without numbers.',
    responses: { 200: Service },
    handler: async (request) => {
      const { code } = request.params;
      const given = tidied(request.body);
      const check = (all: Service[]): void => {
        const own = all.find((one) => one.code === code && one.retired_at === null);
        if (!own) throw new Problem(404, 'service_not_found');
        const rest = all.filter((one) => one !== own);
        const others = {
          names: rest.map(({ name }) => name),
          letters: rest.filter(({ retired_at: at }) => at === null).map(({ letter }) => letter),
        };
        refuseFaults(request, faultsOf({ ...own, ...given }, others, own.default));
      };
      return changed(services.changeService(db, planning(request), { code, given }, check));
    },
  });

  route(app, retireService, {
    access: 'owner',
    changes: 'place',
    summary: 'Retires a service: it gives no more numbers',
    description:
      '409 `service_in_use` with `count` while people hold its numbers and `close` is absent; ' +
      '`close` ends them and tells their holders. 409 `last_service`.',
    responses: { 204: null, 409: ServiceRefusal },
    handler: async (request) => {
      const { code } = request.params;
      const { close = false } = request.query;
      const writing = writingOf(app.context, request);
      await changed(services.retireService(db, { ...planning(request), writing }, { code, close }));
    },
  });

  route(app, getCounters, {
    access: 'owner',
    summary: 'Lists the counters of a place and the services that each serves',
    handler: async ({ place }) => {
      const rows = await counterServices(db, place.id, counterNames(place));
      return { records: rows.map(({ name, services: codes }) => ({ name, services: codes })) };
    },
  });

  route(app, saveCounters, {
    access: 'owner',
    changes: 'place',
    summary: 'Sets the counters of a place and the services that each serves',
    description: 'In their order. Visits under way go on at renamed counters. 422 by field.',
    responses: { 200: CountersResponse },
    handler: async (request) => {
      const { place } = request;
      const records = request.body.records.map(({ name, services: codes }) => ({
        name: tidy(name),
        services: [...new Set(codes)],
      }));
      const known = new Set((await services.activeServices(db, place.id)).map(({ code }) => code));
      const names = counterNames({
        counters: records.length,
        counter_name: place.counter_name,
        counter_names: records.map(({ name }) => name),
      });
      refuseFaults(
        request,
        Object.fromEntries(
          records.flatMap(({ name, services: codes }, n) => [
            [
              `records.${n}.name`,
              name !== '' && names.filter((other) => other === name).length > 1
                ? { key: 'name_twice' as const }
                : null,
            ],
            [
              `records.${n}.services`,
              codes.every((code) => known.has(code)) ? null : { key: 'invalid_choice' as const },
            ],
          ]),
        ),
      );
      return { records: await writeCounters(db, planning(request), records) };
    },
  });
}

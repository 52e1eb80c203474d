import { Type, type Static } from 'typebox';
import { ErrorBody, named, nullable, nullish, recordsOf } from '#common/contract/common.ts';
import { COUNTER_NAME_MAX } from '#common/contract/places/plan.ts';
import { endpoint } from '#common/contract/endpoint.ts';

/** Limits of what an owner types for a service, in characters, and of its visits, in minutes. */
export const SERVICE_LIMITS = {
  name: 80,
  needs: 1000,
  link: 500,
  minutes: { min: 1, max: 240 },
  numbersADay: 100_000,
  services: 30,
} as const;

/** One or two Greek or Latin capitals. */
export const LETTER_PATTERN = '^[A-ZΑ-Ω]{1,2}$';

const labelLetter = nullable(
  Type.String(),
  'One or two Greek or Latin capitals, printed before the number; null: numbers alone.',
);
const minutes = nullable(
  Type.Number(),
  'Minutes per visit, 1 to 240, until enough visits are known; null: as the plan says.',
);
const numbersADay = nullable(Type.Integer(), '0 to 100000; null: as the plan says.');
const needs = 'What people bring, up to 1000 characters.';
const needsLink = nullable(Type.String(), 'A page with more information, https only.');

/** A service of a place. */
export const Service = named('Service', {
  code: Type.String(),
  name: Type.String({ description: 'Empty for the only service of a place.' }),
  name_en: nullable(Type.String()),
  letter: labelLetter,
  minutes,
  numbers_a_day: numbersADay,
  needs: Type.String({ description: needs }),
  needs_en: nullable(Type.String()),
  needs_link: needsLink,
  public: Type.Boolean({ description: 'False: only members give its numbers.' }),
  default: Type.Boolean({ description: 'The service of people who do not choose one.' }),
  retired_at: nullable(Type.String(), 'When it was retired: no new numbers; null: in use.'),
});
export type Service = Static<typeof Service>;

/** Fields of a service that its owner sets. Omitted fields stay unchanged or get their defaults. */
export const ServicePayload = named('ServicePayload', {
  name: Type.Optional(Type.String({ description: '1 to 80 characters.' })),
  name_en: nullish(Type.String()),
  letter: Type.Optional(labelLetter),
  minutes: Type.Optional(minutes),
  numbers_a_day: Type.Optional(numbersADay),
  needs: Type.Optional(Type.String({ description: needs })),
  needs_en: nullish(Type.String()),
  needs_link: Type.Optional(needsLink),
  public: Type.Optional(Type.Boolean()),
  position: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1000, description: 'Its place in the order, from 0.' }),
  ),
});
export type ServicePayload = Static<typeof ServicePayload>;

/** `service_in_use`, with the number of open numbers, or `last_service`. */
export const ServiceRefusal = named('ServiceRefusal', {
  ...ErrorBody.properties,
  count: Type.Optional(Type.Integer({ minimum: 1 })),
});

/** A counter and the services that it serves. */
export const CounterSkills = named('CounterSkills', {
  name: Type.String({ maxLength: COUNTER_NAME_MAX }),
  services: Type.Array(Type.String(), {
    description: 'Codes of the services that it serves; empty: all.',
    maxItems: SERVICE_LIMITS.services,
  }),
});
export type CounterSkills = Static<typeof CounterSkills>;

const CountersPayload = named('CountersPayload', {
  records: Type.Array(CounterSkills, { minItems: 1, maxItems: 100 }),
});
export const CountersResponse = recordsOf('Counters', CounterSkills, 'In their order.');
export type CountersResponse = Static<typeof CountersResponse>;

/** In their order; retired ones only while people hold their numbers. 404 on an older server. */
export const getServices = endpoint('GET /api/places/{id}/services', {
  response: recordsOf('Services', Service),
});
/** 422 names every invalid field. */
export const addService = endpoint('POST /api/places/{id}/services', {
  body: ServicePayload,
  response: Service,
});
/** A new letter never changes labels that people hold. */
export const changeService = endpoint('PATCH /api/places/{id}/services/{code}', {
  body: ServicePayload,
  response: Service,
});
/**
 * Retires a service. 409 `service_in_use` with `count` if people hold its numbers and `close` is
 * absent; 409 `last_service`.
 */
export const retireService = endpoint('DELETE /api/places/{id}/services/{code}', {
  query: Type.Object({
    close: Type.Optional(
      Type.Boolean({ description: 'Cancels its open tickets and notifies their holders.' }),
    ),
  }),
});
export const getCounters = endpoint('GET /api/places/{id}/counters', {
  response: CountersResponse,
});
/** Sets the counters in their order. An empty name gets a numbered default. */
export const saveCounters = endpoint('PUT /api/places/{id}/counters', {
  body: CountersPayload,
  response: CountersResponse,
});

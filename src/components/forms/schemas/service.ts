import { boolean, object, string, type InferType } from 'yup';
import { LETTER_PATTERN, SERVICE_LIMITS } from '#common/contract/places/services.ts';
import { whole } from './plan.ts';
import { atMost, message, optionalUrl, writtenText } from './rules.ts';

const { name, needs, link, minutes, numbersADay } = SERVICE_LIMITS;

/** A typed letter as numbers carry it: a capital without an accent. */
export const asLetter = (typed: string): string =>
  typed.trim().normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** The rules of a service. The server validates the same fields under the same names. */
export const serviceSchema = object({
  name: writtenText(name),
  name_en: atMost(name),
  letter: string()
    .default('')
    .test(
      'letter',
      message('serviceLetter'),
      (typed) => !typed?.trim() || new RegExp(LETTER_PATTERN).test(asLetter(typed)),
    ),
  minutes: whole(minutes.min, minutes.max).default(''),
  numbers_a_day: whole(0, numbersADay).default(''),
  needs: atMost(needs),
  needs_en: atMost(needs),
  needs_link: atMost(link, optionalUrl()),
  public: boolean().default(true),
});

export type ServiceValues = InferType<typeof serviceSchema>;

/** The rules of a place with several services. */
export const hallRulesSchema = object({
  priority_after: string().default('1').required(message('required')),
  confirms_arrival: boolean().default(false),
  clerks_choose_services: boolean().default(true),
});

export type HallRulesValues = InferType<typeof hallRulesSchema>;

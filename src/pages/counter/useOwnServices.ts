import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CounterLine,
  type CounterTicket,
  type CounterView,
  waitingIn,
} from '#src/api/counter.ts';
import type { LineService } from '#src/components/counter/hall/services.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { presenceAt } from '#src/lib/line/presence.ts';

interface OwnServices {
  /** The services of the line. Empty if it has only one. */
  all: LineService[];
  /** Codes of the services that this counter calls for. Null: everyone in the line. */
  served: readonly string[] | null;
  /** Codes of the services that the clerk may switch. */
  options: readonly string[];
  /** The clerk's choice, sent with the next call. Undefined: the owner's setting. */
  chosen: readonly string[] | undefined;
  choose: (codes: string[]) => void;
  /** True if the counter calls for this service. */
  serves: (service: { code: string } | null) => boolean;
}

const servicesOf = ({ lists }: CounterLine): LineService[] =>
  lists.flatMap(({ serviceCode, service, letter, state, ...list }) =>
    serviceCode === null
      ? []
      : [{ code: serviceCode, name: service, letter, state, waiting: waitingIn(list).length }],
  );

/** The services that a counter calls for: as its owner set, or as its clerk chose for a while. */
export const useOwnServices = (
  { counterServices, clerksChooseServices }: CounterView,
  line: CounterLine,
  counter: string,
): OwnServices => {
  const [choice, setChoice] = useState<{ counter: string; codes: string[] } | null>(null);
  const services = servicesOf(line);
  const all = services.length > 1 ? services : [];
  const codes = all.map(({ code }) => code);
  const own = counterServices.find(({ name }) => name === counter);
  const byOwner = own && own.services.length > 0 ? own.services : codes;
  const chosen = (choice?.counter === counter ? choice.codes : own?.now) ?? undefined;
  const served = all.length > 0 ? (chosen ?? byOwner) : null;
  return {
    all,
    served,
    options: clerksChooseServices ? codes : byOwner,
    chosen: served ? chosen : undefined,
    choose: (next) => setChoice({ counter, codes: next }),
    serves: (service) => served === null || service === null || served.includes(service.code),
  };
};

/**
 * The person whom "next" calls, who is not away, as in the SQL function `call_next`.
 * @param own the people whom the counter serves, in the order of the line
 */
export const useNextPerson = (own: readonly CounterTicket[]) => {
  const { t } = useTranslation();
  const now = useNow(15_000);
  const first = own.find(({ presence }) => presenceAt(presence, now) !== 'away');
  return {
    first,
    /** Says that everyone is away. Undefined otherwise. */
    allAway: !first && own.length > 0 ? t('counter.presence.allAway') : undefined,
  };
};

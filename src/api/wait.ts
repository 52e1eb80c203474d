import type { Camel } from '#common/contract/camel.ts';
import type { Wait as WaitContract } from '#common/contract/organisations.ts';
import type { Estimate as EstimateContract } from '#common/contract/tickets.ts';
import { isBeyondClosing, type Wait } from '#common/line/wait.ts';

type Estimate = Camel<EstimateContract>;

const instant = (value: string | null): number | null => {
  const ms = Date.parse(value ?? '');
  return Number.isNaN(ms) ? null : ms;
};

export const toWait = ({
  minutesFrom: from,
  minutesTo: to,
  opensAt,
  ...span
}: Camel<WaitContract>): Wait => ({
  ...span,
  minutes: from === null || to === null || to < from ? null : { from, to },
  opensAt: instant(opensAt),
});

/** The window of the call, with a probability of about 80 %. */
export interface CallWindow {
  /** Instants, ISO 8601. */
  from: string;
  to: string;
  /** Number of visits behind the prediction. Null if it uses the owner's estimate. */
  visits: number | null;
}

/** The window of an estimate. Null without one, and if the call would be after closing time. */
export const windowOf = (estimate: Estimate | null): CallWindow | null => {
  if (!estimate) return null;
  const { from, to, basis, enough } = estimate;
  if (isBeyondClosing({ from, to, enough: enough !== false })) return null;
  return { from, to, visits: basis.kind === 'visits' ? basis.count : null };
};

export const instantsOf = (estimate: Estimate | null): { from: number; to: number } | null => {
  const span = windowOf(estimate);
  const window = { from: Date.parse(span?.from ?? ''), to: Date.parse(span?.to ?? '') };
  return Number.isNaN(window.from) || !(window.to >= window.from) ? null : window;
};

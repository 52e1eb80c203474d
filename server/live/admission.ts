import { networkOf } from '#server/lib/network.ts';
import { Problem } from '#server/lib/problem.ts';

export interface StreamLimits {
  /** In all. */
  most: number;
  /** From one address or IPv6 /64; 0 for no limit. */
  perAddress: number;
}

const FULL_SECONDS = '30';

/** Counts the open streams and refuses further ones. */
export interface Admission {
  /**
   * Takes a place. @returns how to give it back; a second call does nothing
   * @throws Problem 429 when the address has too many, 503 when there are too many in all
   */
  enter(address: string | undefined): () => void;
  /** How many were refused so far. */
  refused(): number;
}

export function openAdmission({ most, perAddress }: StreamLimits): Admission {
  const byNetwork = new Map<string, number>();
  let open = 0;
  let refused = 0;
  const refuse = (status: 429 | 503): never => {
    refused += 1;
    throw new Problem(status, status === 429 ? 'too_many_streams' : 'unavailable', {
      headers: { 'retry-after': FULL_SECONDS },
    });
  };
  return {
    enter: (address) => {
      const network = networkOf(address);
      const count = byNetwork.get(network) ?? 0;
      if (perAddress > 0 && count >= perAddress) refuse(429);
      if (open >= most) refuse(503);
      open += 1;
      byNetwork.set(network, count + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        open -= 1;
        const left = (byNetwork.get(network) ?? 1) - 1;
        if (left > 0) byNetwork.set(network, left);
        else byNetwork.delete(network);
      };
    },
    refused: () => refused,
  };
}

/** The code or kind of an error. Never the message, which may quote an address or a secret. */
export function errorCode(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const found = [code, name].find(
    (one) => typeof one === 'string' && /^[A-Za-z]\w{1,39}$/.test(one) && one !== 'Error',
  );
  return (found as string | undefined) ?? 'UNKNOWN';
}

/** Availability of an external service, as of its last use. */
export interface OutsideService {
  /** Error codes of the last failure; null while it works. */
  readonly failure: string | null;
  succeeded(): void;
  failed(reason: string): void;
}

/** @param onChange called once per change, with the reason, or null when it works again */
export function outsideService(onChange: (failure: string | null) => void): OutsideService {
  let failure: string | null = null;
  const set = (next: string | null) => {
    if (next === failure) return;
    failure = next;
    onChange(next);
  };
  return {
    get failure() {
      return failure;
    },
    succeeded: () => set(null),
    failed: set,
  };
}

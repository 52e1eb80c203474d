/** The code or kind of an error; never its message, which may quote an address or a secret. */
export function errorCode(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const found = [code, name].find(
    (one) => typeof one === 'string' && /^[A-Za-z]\w{1,39}$/.test(one) && one !== 'Error',
  );
  return (found as string | undefined) ?? 'UNKNOWN';
}

/** Whether a service outside this program works, as its last use showed. */
export interface OutsideService {
  /** Why its last use failed, in codes; null while it works. */
  readonly failure: string | null;
  succeeded(): void;
  failed(reason: string): void;
}

/** @param onChange called once for each change, with the reason or with null when it works again */
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

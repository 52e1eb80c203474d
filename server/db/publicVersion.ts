/** The version of public data, as far as this process wrote it. */
export interface PublicVersion {
  /** Rises with everything that this process writes to a public table. */
  publicVersion(): number;
  /** Raises it; see `publishing`. */
  raisePublicVersion(): void;
}

/** Counts the versions of a process. */
export function countVersions(): PublicVersion {
  let version = 0;
  return {
    publicVersion: () => version,
    raisePublicVersion: () => {
      version += 1;
    },
  };
}

/**
 * Runs work that writes to a public table, i.e. one that public responses are made from. The
 * version rises when the work is over and before anyone learns the outcome, even on failure: it is
 * unknown whether a failed commit took effect.
 */
export async function publishing<Result>(
  db: Pick<PublicVersion, 'raisePublicVersion'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } finally {
    db.raisePublicVersion();
  }
}

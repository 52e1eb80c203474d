/** The version of what everybody may read, as far as this process wrote it. */
export interface PublicVersion {
  /** Goes up with everything that this process writes to a public table. */
  publicVersion(): number;
  /** Raises it; see `publishing`. */
  raisePublicVersion(): void;
}

/** Counts a process' versions. */
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
 * Runs work that writes to a public table: one that public answers are made of. The version goes
 * up when the work is over and before anyone hears of it, also when it failed: whether a failed
 * commit came to pass is not known.
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

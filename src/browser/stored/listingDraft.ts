import { asRecord } from '#src/lib/read.ts';
import { storedValue } from './storedValue.ts';

export interface StoredDraft {
  savedAt: string;
  /** Form values, possibly of an older version. */
  values: object;
  /** Code of the listing in the account. Absent before it is created. */
  code?: string | null;
  /** Idempotency key of its creation. */
  key?: string;
}

const isStoredDraft = (value: unknown): value is StoredDraft => {
  const { savedAt, values } = asRecord(value);
  return typeof savedAt === 'string' && typeof values === 'object' && values !== null;
};

/** The draft of a listing, stored in this browser until it is submitted or the person logs out. */
export const storedDraft = storedValue('seira.listing_draft', 'local', isStoredDraft);

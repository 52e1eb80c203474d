import { asRecord } from '#src/lib/read.ts';
import { storedValue } from './storedValue.ts';

export interface KeptDraft {
  savedAt: string;
  /** The form's values, which may come from an older version. */
  values: object;
  /** The listing that it is with the account; absent: none so far. */
  code?: string | null;
  /** With which that listing is made. */
  key?: string;
}

const isKept = (value: unknown): value is KeptDraft => {
  const { savedAt, values } = asRecord(value);
  return typeof savedAt === 'string' && typeof values === 'object' && values !== null;
};

/** The draft of a listing, stored in this browser until it is sent or the person logs out. */
export const keptDraft = storedValue('seira.listing_draft', 'local', isKept);

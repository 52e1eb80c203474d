/** Sentences of one group of kinds, written so that any few of them read well together. */
export interface ReviewBank {
  /** From satisfied visitors. */
  praise: string[];
  /** From visitors who would take off a star. */
  mild: string[];
  english: string[];
  /** Whole reviews in Latin letters. */
  greeklish: string[];
  replies: string[];
}

/** Builds a bank from its lists, in the order of the interface. */
export function bank(
  praise: string[],
  mild: string[],
  english: string[],
  greeklish: string[],
  replies: string[],
): ReviewBank {
  return { praise, mild, english, greeklish, replies };
}

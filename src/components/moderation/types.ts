/** Something that waits for a moderator. */
export interface ModerationItem {
  kind: 'listing' | 'change' | 'claim' | 'report' | 'review' | 'comment';
  code: string;
  /** ISO 8601. */
  createdAt: string;
  /** Its author; null: somebody without an account. */
  by: string | null;
  /** The place that it is about. */
  place: { slug: string; title: string } | null;
  title: string;
  /** What its author wrote, with line breaks. */
  text: string;
  /** More of it, by name. */
  facts: { name: string; value: string }[];
  /** Addresses of pictures. */
  pictures: string[];
}

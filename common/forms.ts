/** Topics of a message to the operators; `author` is for a person with a profile. */
export const MESSAGE_TOPICS = ['contact', 'question', 'job', 'author'] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

export const REPORT_REASONS = ['details', 'closed', 'fake', 'offensive', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Mailings that people without an account can subscribe to. */
export const SUBSCRIPTION_TOPICS = ['newsletter', 'openings'] as const;
export type SubscriptionTopic = (typeof SUBSCRIPTION_TOPICS)[number];

/** Maximum lengths of texts, in characters and in bytes of UTF-8. */
export const WRITTEN_LONGEST = {
  name: { characters: 80, bytes: 320 },
  message: { characters: 4000, bytes: 12_000 },
  report: { characters: 2000, bytes: 6000 },
  comment: { characters: 2000, bytes: 6000 },
} as const;

/** Maximum lengths of a claim's texts, in characters. */
export const CLAIM_LONGEST = { text: 1000, contact: 200 } as const;

/** Maximum length of a moderator's reason, in characters. */
export const REASON_MAX = 1000;

/** Maximum length of a notice to the people on a list, in characters. */
export const LIST_MESSAGE_MAX = 200;

/** Minimum time in seconds that a person needs to read, fill in and send a form. */
export const QUICKEST_PERSON = 2;

/** True for the id of a person with an account. Sample authors have names as ids. */
export const isPersonId = (id: string): boolean => /^usr_\w+$/.test(id);

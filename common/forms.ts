/** Topics of a message to the site's operators; `author` is for a person who publishes. */
export const MESSAGE_TOPICS = ['contact', 'question', 'job', 'author'] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

export const REPORT_REASONS = ['details', 'closed', 'fake', 'offensive', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Mailings that people without an account can subscribe to. */
export const SUBSCRIPTION_TOPICS = ['newsletter', 'openings'] as const;
export type SubscriptionTopic = (typeof SUBSCRIPTION_TOPICS)[number];

/** How long what people write may be, in characters and in bytes of UTF-8. */
export const WRITTEN_LONGEST = {
  name: { characters: 80, bytes: 320 },
  message: { characters: 4000, bytes: 12_000 },
  report: { characters: 2000, bytes: 6000 },
  comment: { characters: 2000, bytes: 6000 },
} as const;

/** The longest texts of a claim, in characters. */
export const CLAIM_LONGEST = { text: 1000, contact: 200 } as const;

/** How long the reason of a moderator's decision may be, in characters. */
export const REASON_MAX = 1000;

/** How long a message to the people of a list may be, in characters. */
export const LIST_MESSAGE_MAX = 200;

/** Nobody reads a form, fills it in and sends it in less time, in seconds. */
export const QUICKEST_PERSON = 2;

/** Whether an id is that of a person with an account; sample authors have names. */
export const isPersonId = (id: string): boolean => /^usr_\w+$/.test(id);

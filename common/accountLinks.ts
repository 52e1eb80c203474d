/** What the link of a message about an account is for. */
export const LINK_PURPOSES = ['recover', 'confirm', 'change_email', 'link_social'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Whether it can still be used. */
export const LINK_STATES = ['open', 'used', 'expired'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** The purposes of a link in a message about an account. */
export const LINK_PURPOSES = ['recover', 'confirm', 'change_email', 'link_social'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Whether it can still be used. */
export const LINK_STATES = ['open', 'used', 'expired'] as const;
export type LinkState = (typeof LINK_STATES)[number];

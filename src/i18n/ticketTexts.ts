import { useAddedTexts, type Texts } from './addTexts.ts';
import { ticket as greek } from './el/ticket.ts';
import { ticket as english } from './en/ticket.ts';

const el = { ticket: greek };

/** The texts of a ticket's page: they come with the screens that show one, not with the app. */
export const ticketTexts = { el, en: { ticket: english } satisfies Texts<typeof el> };

/** Makes `ticketTexts` available; for the outermost component of a screen that uses them. */
export const useTicketTexts = (): void => useAddedTexts(ticketTexts);

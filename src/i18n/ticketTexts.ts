import { useAddedTexts } from './addTexts.ts';
import * as el from './el/ticket.ts';
import * as en from './en/ticket.ts';

/** Loads the texts of a ticket's page. Call it in the outermost component that uses them. */
export const useTicketTexts = (): void => useAddedTexts({ el, en });

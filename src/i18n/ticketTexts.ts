import { useAddedTexts } from './addTexts.ts';
import * as el from './el/ticket.ts';
import * as en from './en/ticket.ts';

export const useTicketTexts = (): void => useAddedTexts({ el, en });

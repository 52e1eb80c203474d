import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/ticket.ts';
import * as en from '#src/i18n/en/ticket.ts';

export const useTicketTexts = (): void => useAddedTexts({ el, en });

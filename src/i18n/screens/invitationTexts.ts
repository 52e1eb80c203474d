import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/invitation.ts';
import * as en from '#src/i18n/en/invitation.ts';

export const useInvitationTexts = (): void => useAddedTexts({ el, en });

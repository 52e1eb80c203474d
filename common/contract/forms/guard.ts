import { Type, type Static } from 'typebox';
import { named } from '#common/contract/common.ts';

/** Data of a form without an account that distinguishes people from bots. */
export const FormGuard = named('FormGuard', {
  website: Type.String({
    maxLength: 1000,
    description: 'Empty. The form field is hidden, so only bots fill it in.',
  }),
  seconds: Type.Number({
    minimum: 0,
    description: 'Seconds from the appearance of the form to its submission.',
  }),
});
export type FormGuard = Static<typeof FormGuard>;

import { Type, type Static } from 'typebox';
import { named } from '#common/contract/common.ts';

/** How a form that needs no account was filled in: what tells people from programs. */
export const FormGuard = named('FormGuard', {
  website: Type.String({
    maxLength: 1000,
    description: 'Empty. The field of the form is hidden: only programs fill it in.',
  }),
  seconds: Type.Number({
    minimum: 0,
    description: 'From the form’s appearance to the press that sends it.',
  }),
});
export type FormGuard = Static<typeof FormGuard>;

import { ValidationError, type AnySchema } from 'yup';
import type { FieldMessage } from '#src/components/forms/schemas/rules.ts';

/** Keys of the first message for each invalid field. Empty if the values are valid. */
export const wrongIn = (
  schema: Pick<AnySchema, 'validateSync'>,
  values: object,
): Record<string, string> => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner
        .toReversed()
        .map(({ path, message }) => [path, (message as unknown as FieldMessage).key]),
    ) as Record<string, string>;
  }
};

import type { validation } from '#src/i18n/el/validation.ts';

type WithoutPlural<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** Keys of the `validation` texts, the only messages a schema may give. */
export type ValidationKey = WithoutPlural<keyof typeof validation>;

/** A message as the schemas return it: a text's key and the values to fill in. */
export type FieldMessage = {
  key: ValidationKey;
  params?: Record<string, string | number>;
};

/** Makes a schema's message; the field's adapter turns it into a sentence. */
export const message = (key: ValidationKey, params?: FieldMessage['params']): FieldMessage => ({
  key,
  params,
});

/** Whether a Formik error is a schema's message. */
export const isFieldMessage = (error: unknown): error is FieldMessage =>
  typeof error === 'object' && error !== null && 'key' in error;

/**
 * The shape every language has: the keys of the Greek texts, any text as value.
 * `en satisfies Texts<typeof el>` makes a missing or superfluous key a type error.
 */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

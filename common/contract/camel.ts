type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type Filled<T> = unknown extends T
  ? T
  : undefined extends T
    ? Exclude<T, undefined> extends readonly unknown[]
      ? Camel<NonNullable<T>>
      : Camel<NonNullable<T>> | null
    : Camel<T>;

/** A contract type in the client's form: names in camel case, and null for absent values. */
export type Camel<T> = unknown extends T
  ? T
  : T extends readonly (infer One)[]
    ? Camel<One>[]
    : T extends object
      ? { [Key in keyof T as CamelCase<Key>]-?: Filled<T[Key]> }
      : T;

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

/** A type of the contract in the client's terms: names in camel case, and null for what is not said. */
export type Camel<T> = unknown extends T
  ? T
  : T extends readonly (infer One)[]
    ? Camel<One>[]
    : T extends object
      ? { [Key in keyof T as CamelCase<Key>]-?: Filled<T[Key]> }
      : T;

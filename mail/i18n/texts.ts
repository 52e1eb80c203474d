/** The same keys in another language. */
export type Texts<Of> = { [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };

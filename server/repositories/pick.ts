/** The named fields of a row. */
export const pick = <Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as Pick<Row, Name>;

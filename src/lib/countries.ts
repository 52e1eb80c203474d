interface Known {
  /** The code of the country where the product is at home. */
  home: string;
  /** The loaded records. */
  records: readonly { country: string | null }[];
  /** How many records there are in all. */
  total: number;
  /** How many the server finds at home; needed while `records` is incomplete. */
  atHome?: number | null;
}

/**
 * How many places the listings show for a country, by its code; null when unknown. Records without
 * a country count towards the home country.
 */
export const countPlaces = ({ home, records, total, atHome = null }: Known) => {
  const complete = records.length >= total;
  const isHome = ({ country }: { country: string | null }): boolean => country === home;
  const onlyHome = records.every(isHome) && atHome === total;
  const vague = records.some(({ country }) => country === null);
  return (code: string): number | null => {
    if (code === home && vague) return total;
    if (code === home && !complete) return atHome;
    if (complete && !vague) return records.filter(({ country }) => country === code).length;
    return onlyHome ? 0 : null;
  };
};

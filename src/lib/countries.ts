interface Known {
  /** The code of the country where the product is at home. */
  home: string;
  records: readonly { country: string | null }[];
  total: number;
  /** How many the server finds at home; needed while `records` is incomplete. */
  atHome?: number | null;
}

/** Places by country code, null when unknown. Records without a country count at home. */
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

interface Known {
  home: string;
  records: readonly { country: string | null }[];
  total: number;
  /** The server's count for the home country, needed while `records` is incomplete. */
  atHome?: number | null;
}

/** Number of places by country code. Null if unknown. No country means the home country. */
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

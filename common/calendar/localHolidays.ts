/**
 * Local holidays of Greek cities: the day of the patron saint, or of the liberation. By month and
 * day, with both spellings of a city that the API returns. Source: the municipalities.
 */
const LOCAL = {
  saint_demetrius: { on: '10-26', cities: ['Θεσσαλονίκη', 'Thessaloniki'] },
  saint_andrew: { on: '11-30', cities: ['Πάτρα', 'Patras', 'Patra'] },
  saint_menas: { on: '11-11', cities: ['Ηράκλειο', 'Heraklion', 'Iraklio'] },
  saint_achillius: { on: '05-15', cities: ['Λάρισα', 'Larissa', 'Larisa'] },
  saint_nicholas: { on: '12-06', cities: ['Βόλος', 'Volos', 'Ερμούπολη', 'Ermoupoli'] },
  saint_george: { on: '01-17', cities: ['Ιωάννινα', 'Ioannina'] },
  saint_spyridon: { on: '12-12', cities: ['Κέρκυρα', 'Corfu', 'Πειραιάς', 'Piraeus'] },
  dodecanese: { on: '03-07', cities: ['Ρόδος', 'Rhodes'] },
  presentation: { on: '11-21', cities: ['Χανιά', 'Chania'] },
  saint_dionysius: { on: '10-03', cities: ['Αθήνα', 'Athens'] },
  saint_paul: { on: '06-29', cities: ['Καβάλα', 'Kavala'] },
} as const;

export type LocalHolidayName = keyof typeof LOCAL;

/** The local holiday of a city on a date, or null. Places are open then unless they say otherwise. */
export function localHolidayOn(city: string | null, date: string): LocalHolidayName | null {
  const found = Object.entries(LOCAL).find(
    ([, { on, cities }]) =>
      on === date.slice(5) && (cities as readonly (string | null)[]).includes(city),
  );
  return (found?.[0] ?? null) as LocalHolidayName | null;
}

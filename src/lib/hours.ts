/** Opening and closing times of a listing: every hour from 1:00am to 12:00am (midnight). */
export const hourChoices: readonly string[] = Array.from(
  { length: 24 },
  (_, index) => `${String((index + 1) % 24).padStart(2, '0')}:00`,
);

/** Label of a time: the 24-hour clock in Greek, "1:00am" to "12:00am" in English. */
export const hourLabel = (time: string, language: string): string => {
  if (!language.startsWith('en')) return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}${hour % 24 < 12 ? 'am' : 'pm'}`;
};

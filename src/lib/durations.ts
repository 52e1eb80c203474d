import { numberFormat } from '#common/formats.ts';

const MINUTE_MS = 60_000;

const inUnits = (value: number, unit: 'hour' | 'minute', language: string): string =>
  numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** A duration (ms) in whole minutes, at least one: «14 λεπτά», «1 ώρα 5 λεπτά» / "14 minutes". */
export const formatMinutes = (duration: number, language: string): string => {
  const all = Math.max(1, Math.floor(duration / MINUTE_MS));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return [
    ...(hours > 0 ? [inUnits(hours, 'hour', language)] : []),
    ...(minutes > 0 ? [inUnits(minutes, 'minute', language)] : []),
  ].join(' ');
};

/** A duration (ms) as a timer: `2:05`, or `1:02:05` from one hour on. */
export const formatTimer = (duration: number): string => {
  const all = Math.max(0, Math.floor(duration / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};

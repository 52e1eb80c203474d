export interface Device {
  browser: string | null;
  system: string | null;
}

/** Names in User-Agent headers, ordered so that names which others imitate come last. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(intosh| OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const LONGEST = 512;

const nameIn = (text: string, names: [RegExp, string][]): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The kind of device in a User-Agent header, without versions or other details. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, LONGEST);
  return { browser: nameIn(text, BROWSERS), system: nameIn(text, SYSTEMS) };
}

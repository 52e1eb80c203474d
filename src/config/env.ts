const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Build settings. All are optional. */
export const env = {
  /** Base address of the API. Defaults to the origin of the page. */
  apiUrl: text(import.meta.env.VITE_API_URL) ?? '',
  /** With a token, maps use Mapbox. Without it, they use MapLibre. */
  mapboxToken: text(import.meta.env.VITE_MAPBOX_TOKEN),
  /** Style of MapLibre maps. Defaults to a public style without a key. */
  mapStyleUrl: text(import.meta.env.VITE_MAP_STYLE_URL),
} as const;

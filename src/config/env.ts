const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** The build's settings, read once. None is required: each says what its absence means. */
export const env = {
  /** Where the API is; on the page's own origin when absent. */
  apiUrl: text(import.meta.env.VITE_API_URL) ?? '',
  /** With it maps are drawn by Mapbox, without it by MapLibre. */
  mapboxToken: text(import.meta.env.VITE_MAPBOX_TOKEN),
  /** The style of MapLibre's maps; a keyless public one when absent. */
  mapStyleUrl: text(import.meta.env.VITE_MAP_STYLE_URL),
} as const;

/**
 * Parts left out of reference pictures, here and in Chromatic: a film's frame, and the canvas on
 * which a graphics card renders a map. Anything above them is compared.
 */
export const ignoredOnPictures = [
  '[data-chromatic="ignore"]',
  '.maplibregl-canvas',
  '.mapboxgl-canvas',
];

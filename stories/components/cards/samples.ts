import { drawScene, type SceneKind } from '#pictures/index.ts';
import { waitNow } from '#src/mocks/lines.ts';

/** Address of a drawn scene. The same arguments return the same scene. */
export const scene = (kind: SceneKind, seed: string, variant = 0): string =>
  `data:image/svg+xml,${encodeURIComponent(drawScene({ kind, seed, variant }))}`;

/** The wait at a place that opens next Monday. */
export const closedWait = waitNow({
  status: 'closed',
  waiting: 24,
  minutes: null,
  opensAt: Date.parse('2026-03-23T08:00:00+02:00'),
});

/** The longest Greek texts that a card must fit. */
export const longTitle =
  'Κέντρο Εξυπηρέτησης Πολιτών Δημοτικής Ενότητας Νέας Φιλαδέλφειας και Νέας Χαλκηδόνας';

export const longAddress =
  'Λεωφόρος Εθνικής Αντιστάσεως 124 και Ελευθερίου Βενιζέλου, 143 42 Νέα Φιλαδέλφεια';

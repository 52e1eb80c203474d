import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as elBoard from '#src/i18n/el/board.ts';
import * as elHall from '#src/i18n/el/hall.ts';
import * as elKiosk from '#src/i18n/el/kiosk.ts';
import * as enBoard from '#src/i18n/en/board.ts';
import * as enHall from '#src/i18n/en/hall.ts';
import * as enKiosk from '#src/i18n/en/kiosk.ts';

const el = { ...elBoard, ...elHall, ...elKiosk };
const en = { ...enBoard, ...enHall, ...enKiosk };

export const useKioskTexts = (): void => useAddedTexts({ el, en });

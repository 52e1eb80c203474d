import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as elBoard from '#src/i18n/el/board.ts';
import * as elCounter from '#src/i18n/el/counter.ts';
import * as elHall from '#src/i18n/el/hall.ts';
import * as elKiosk from '#src/i18n/el/kiosk.ts';
import * as enBoard from '#src/i18n/en/board.ts';
import * as enCounter from '#src/i18n/en/counter.ts';
import * as enHall from '#src/i18n/en/hall.ts';
import * as enKiosk from '#src/i18n/en/kiosk.ts';

const el = { ...elBoard, ...elCounter, ...elHall, ...elKiosk };
const en = { ...enBoard, ...enCounter, ...enHall, ...enKiosk };

export const useCounterTexts = (): void => useAddedTexts({ el, en });

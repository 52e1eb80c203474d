import { useAddedTexts } from './addTexts.ts';
import * as elBoard from './el/board.ts';
import * as elCounter from './el/counter.ts';
import * as elHall from './el/hall.ts';
import * as elKiosk from './el/kiosk.ts';
import * as elManage from './el/manage.ts';
import * as elMonth from './el/month.ts';
import * as enBoard from './en/board.ts';
import * as enCounter from './en/counter.ts';
import * as enHall from './en/hall.ts';
import * as enKiosk from './en/kiosk.ts';
import * as enManage from './en/manage.ts';
import * as enMonth from './en/month.ts';

const el = { ...elBoard, ...elCounter, ...elHall, ...elKiosk, ...elManage, ...elMonth };
const en = { ...enBoard, ...enCounter, ...enHall, ...enKiosk, ...enManage, ...enMonth };

export const useScreenTexts = (): void => useAddedTexts({ el, en });

import { useAddedTexts } from './addTexts.ts';
import * as elBoard from './el/board.ts';
import * as elCounter from './el/counter.ts';
import * as elKiosk from './el/kiosk.ts';
import * as elManage from './el/manage.ts';
import * as enBoard from './en/board.ts';
import * as enCounter from './en/counter.ts';
import * as enKiosk from './en/kiosk.ts';
import * as enManage from './en/manage.ts';

const el = { ...elBoard, ...elCounter, ...elKiosk, ...elManage };
const en = { ...enBoard, ...enCounter, ...enKiosk, ...enManage };

export const useScreenTexts = (): void => useAddedTexts({ el, en });

import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as elBoard from '#src/i18n/el/board.ts';
import * as elManage from '#src/i18n/el/manage.ts';
import * as elMonth from '#src/i18n/el/month.ts';
import * as enBoard from '#src/i18n/en/board.ts';
import * as enManage from '#src/i18n/en/manage.ts';
import * as enMonth from '#src/i18n/en/month.ts';

const el = { ...elBoard, ...elManage, ...elMonth };
const en = { ...enBoard, ...enManage, ...enMonth };

export const useManageTexts = (): void => useAddedTexts({ el, en });

import type { accountTexts } from './accountTexts.ts';
import { useAddedTexts, type Texts } from './addTexts.ts';
import type { formTexts } from './formTexts.ts';
import type { homesTexts } from './homesTexts.ts';
import { board as greekBoard } from './el/board.ts';
import { counter as greekCounter } from './el/counter.ts';
import { kiosk as greekKiosk } from './el/kiosk.ts';
import { manage as greekManage } from './el/manage.ts';
import { board as englishBoard } from './en/board.ts';
import { counter as englishCounter } from './en/counter.ts';
import { kiosk as englishKiosk } from './en/kiosk.ts';
import { manage as englishManage } from './en/manage.ts';
import type { el as common } from './el/index.ts';
import type { socialTexts } from './socialTexts.ts';
import type { moderationTexts } from './moderationTexts.ts';
import type { reviewTexts } from './reviewTexts.ts';
import type { statisticsTexts } from './statisticsTexts.ts';
import type { listingTexts } from './listingTexts.ts';
import type { subscriptionTexts } from './subscriptionTexts.ts';
import type { ticketTexts } from './ticketTexts.ts';

const el = {
  board: greekBoard,
  counter: greekCounter,
  kiosk: greekKiosk,
  manage: greekManage,
};

/** The texts of screens that few people open: they come with these screens, not with the app. */
export const screenTexts = {
  el,
  en: {
    board: englishBoard,
    counter: englishCounter,
    kiosk: englishKiosk,
    manage: englishManage,
  } satisfies Texts<typeof el>,
};

/** Makes `screenTexts` available; for the outermost component of a screen that uses them. */
export const useScreenTexts = (): void => useAddedTexts(screenTexts);

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof common &
        typeof el &
        typeof accountTexts.el &
        typeof formTexts.el &
        typeof homesTexts.el &
        typeof subscriptionTexts.el &
        typeof ticketTexts.el &
        typeof socialTexts.el &
        typeof moderationTexts.el &
        typeof reviewTexts.el &
        typeof statisticsTexts.el &
        typeof listingTexts.el;
    };
  }
}

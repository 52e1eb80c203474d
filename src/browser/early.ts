import { bag, text } from '#src/lib/read.ts';

declare global {
  interface Window {
    /**
     * What was done to a server's page before its scripts came, noted by the page's own script in
     * index.html.
     */
    early?: {
      /** React hears of what is done from now on. */
      taken: boolean;
      /** The last button pressed, as long as nothing else was. */
      press: HTMLElement | null;
      /** The last form sent that only scripts can send: it bears `data-waits`. */
      form: HTMLFormElement | null;
      /** What was chosen in the search that led here, and may not stand in an address. */
      choices: unknown;
    };
  }
}

let pressed: HTMLElement | null = null;

/** The button that was pressed before anything could come of it. */
export const pressedEarly = {
  /** React is about to take the page over, and hears of every press from now on. */
  remember: (): void => {
    if (!window.early) return;
    pressed = window.early.press;
    window.early.taken = true;
  },
  /** The page answers: the press counts. */
  handOver: (): void => {
    if (pressed?.isConnected) pressed.click();
    pressed = null;
  },
};

/**
 * Remembers the button pressed last in a part of a server's page whose code is not there yet, as
 * long as nothing else on the page is pressed: React hears of no press before. @returns what presses it
 * again, once, and ends the watch
 */
export const rememberPress = (part: HTMLElement): (() => void) => {
  let button: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const press = ({ target }: Event): void => {
    clearTimeout(timer);
    button = null;
    if (!(target instanceof Element) || !part.contains(target)) return;
    const found = target.closest<HTMLElement>('button:not([type=submit])');
    // A part whose code is there is taken over by the press itself, which then counts already.
    timer = setTimeout(() => (button = found));
  };
  document.addEventListener('click', press, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('click', press, true);
    if (button?.isConnected) button.click();
    button = null;
  };
};

/**
 * Sends a form again that was sent before it was taken over, now that it is, and after what was
 * typed into it has been handed over.
 */
export const sendAgain = (form: HTMLFormElement | null): void => {
  if (!form || window.early?.form !== form) return;
  window.early.form = null;
  setTimeout(() => form.requestSubmit());
};

/** What was chosen in a search that led here before the scripts came; null the second time. */
export const takeEarlyChoices = (): { location: string | null; category: string | null } | null => {
  const choices = window.early?.choices;
  if (!window.early || !choices) return null;
  window.early.choices = null;
  const { location, category } = bag(choices);
  return { location: text(location), category: text(category) };
};

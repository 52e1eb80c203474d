import { asRecord, text } from '#src/lib/read.ts';

declare global {
  interface Window {
    /** Input before the scripts loaded, recorded by the inline script in index.html. */
    early?: {
      /** React receives events from now on. */
      taken: boolean;
      /** The last button pressed, unless something else was pressed after it. */
      press: HTMLElement | null;
      /** The last form sent that only scripts can send: it has the attribute `data-waits`. */
      form: HTMLFormElement | null;
      /** The choices of the search that led here which may not appear in an address. */
      choices: unknown;
    };
  }
}

/** Presses a button whose press has been shown since (`data-pressed`); see index.html. */
const press = (button: HTMLElement | null): void => {
  button?.removeAttribute('data-pressed');
  if (button?.isConnected) button.click();
};

let pressed: HTMLElement | null = null;

/** The button that was pressed before it could have an effect. */
export const pressedEarly = {
  /** Hydration is about to start: React receives every press from now on. */
  remember: (): void => {
    if (!window.early) return;
    pressed = window.early.press;
    window.early.taken = true;
  },
  /** The page is interactive: the press counts. */
  handOver: (): void => {
    press(pressed);
    pressed = null;
  },
};

/**
 * Remembers the last button pressed in a server-rendered part whose code has not loaded, unless
 * something else on the page is pressed afterwards: React receives no press before that.
 * @returns a function that presses it again, once, and ends the watch
 */
export const rememberPress = (part: HTMLElement): (() => void) => {
  let button: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = ({ target }: Event): void => {
    clearTimeout(timer);
    button?.removeAttribute('data-pressed');
    button = null;
    if (!(target instanceof Element) || !part.contains(target)) return;
    const found = target.closest<HTMLElement>('button:not([type=submit])');
    // Once its code is loaded, a press itself hydrates the part, and then counts already.
    timer = setTimeout(() => {
      button = found;
      button?.setAttribute('data-pressed', '');
    });
  };
  document.addEventListener('click', watch, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('click', watch, true);
    press(button);
    button = null;
  };
};

/** Sends a form again once it is hydrated and what was typed into it has been restored. */
export const sendAgain = (form: HTMLFormElement | null): void => {
  if (!form || window.early?.form !== form) return;
  window.early.form = null;
  for (const button of form.querySelectorAll('[data-pressed]'))
    button.removeAttribute('data-pressed');
  setTimeout(() => form.requestSubmit());
};

/** The choices of a search that led here before the scripts loaded; null the second time. */
export const takeEarlyChoices = (): { location: string | null; category: string | null } | null => {
  const choices = window.early?.choices;
  if (!window.early || !choices) return null;
  window.early.choices = null;
  const { location, category } = asRecord(choices);
  return { location: text(location), category: text(category) };
};

import { asRecord, text } from '#src/lib/read.ts';

declare global {
  interface Window {
    /** Input before the scripts loaded, recorded by the inline script in index.html. */
    early?: {
      /** React receives events from now on. */
      taken: boolean;
      /** The last clicked button, unless another element was clicked after it. */
      press: HTMLElement | null;
      /** The last submitted form with the attribute `data-waits`, which only scripts can send. */
      form: HTMLFormElement | null;
      /** Choices of the search that led here, which must not appear in an address. */
      choices: unknown;
    };
  }
}

/** Clicks a button that already shows its click (`data-pressed`), see index.html. */
const press = (button: HTMLElement | null): void => {
  button?.removeAttribute('data-pressed');
  if (button?.isConnected) button.click();
};

let pressed: HTMLElement | null = null;

/** A button that was clicked before it could have an effect. */
export const pressedEarly = {
  /** Call before hydration, after which React receives every click. */
  remember: (): void => {
    if (!window.early) return;
    pressed = window.early.press;
    window.early.taken = true;
  },
  /** Call when the page is interactive: repeats the click. */
  handOver: (): void => {
    press(pressed);
    pressed = null;
  },
};

/**
 * Records the last clicked button in a server-rendered part whose code has not loaded, unless
 * another element is clicked later. React does not receive clicks before that.
 * @returns a function that repeats the click once and stops recording
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
    // After its code has loaded, a click hydrates the part and counts already.
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

/** Submits a form again after it was hydrated and its input restored. */
export const sendAgain = (form: HTMLFormElement | null): void => {
  if (!form || window.early?.form !== form) return;
  window.early.form = null;
  for (const button of form.querySelectorAll('[data-pressed]'))
    button.removeAttribute('data-pressed');
  setTimeout(() => form.requestSubmit());
};

/** Choices of a search from before the scripts loaded. Null on the second call. */
export const takeEarlyChoices = (): { location: string | null; category: string | null } | null => {
  const choices = window.early?.choices;
  if (!window.early || !choices) return null;
  window.early.choices = null;
  const { location, category } = asRecord(choices);
  return { location: text(location), category: text(category) };
};

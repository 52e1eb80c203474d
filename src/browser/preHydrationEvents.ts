import { asRecord, text } from '#src/lib/read.ts';

declare global {
  interface Window {
    /** Input before the scripts loaded, recorded by the inline script in index.html. */
    preHydration?: {
      /** React receives events from now on. */
      hydrating: boolean;
      /** The last clicked button, unless another element was clicked after it. */
      click: HTMLElement | null;
      /** The last submitted form with the attribute `data-needs-scripts`, which only scripts can send. */
      form: HTMLFormElement | null;
      /** Choices of the search that led here, which must not appear in an address. */
      choices: unknown;
    };
  }
}

/** Clicks a button that already shows its click (`data-pressed`), see index.html. */
const click = (button: HTMLElement | null): void => {
  button?.removeAttribute('data-pressed');
  if (button?.isConnected) button.click();
};

let clicked: HTMLElement | null = null;

/** A button that was clicked before it could have an effect. */
export const clickReplay = {
  /** Call before hydration, after which React receives every click. */
  capture: (): void => {
    if (!window.preHydration) return;
    clicked = window.preHydration.click;
    window.preHydration.hydrating = true;
  },
  /** Call when the page is interactive: repeats the click. */
  replay: (): void => {
    click(clicked);
    clicked = null;
  },
};

/**
 * Records the last clicked button in a server-rendered part whose code has not loaded, unless
 * another element is clicked later. React does not receive clicks before that.
 * @returns a function that repeats the click once and stops recording
 */
export const captureClick = (part: HTMLElement): (() => void) => {
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
    click(button);
    button = null;
  };
};

/** Submits a form again after it was hydrated and its input restored. */
export const resubmit = (form: HTMLFormElement | null): void => {
  if (!form || window.preHydration?.form !== form) return;
  window.preHydration.form = null;
  const button = form.querySelector<HTMLElement>('[type=submit][data-pressed]');
  button?.removeAttribute('data-pressed');
  setTimeout(() => form.requestSubmit(button));
};

/** Choices of a search from before the scripts loaded. Null on the second call. */
export const takePreHydrationChoices = (): {
  location: string | null;
  category: string | null;
} | null => {
  const choices = window.preHydration?.choices;
  if (!window.preHydration || !choices) return null;
  window.preHydration.choices = null;
  const { location, category } = asRecord(choices);
  return { location: text(location), category: text(category) };
};

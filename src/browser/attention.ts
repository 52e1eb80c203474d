const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

let noticed: Promise<void> | null = null;

/** The first interaction with the page: until then nothing has to respond. */
export const somebodyThere = (): Promise<void> =>
  (noticed ??= new Promise((resolve) => {
    if (window.scrollY > 0) resolve();
    const notice = (): void => {
      for (const sign of signs) window.removeEventListener(sign, notice, true);
      resolve();
    };
    for (const sign of signs)
      window.addEventListener(sign, notice, { capture: true, passive: true });
  }));

/** How long after a key press somebody still counts as typing, in ms. */
const TYPING_MS = 1_000;

let lastKey = -Infinity;
if (typeof window !== 'undefined')
  window.addEventListener('keydown', () => (lastKey = performance.now()), {
    capture: true,
    passive: true,
  });

/** Runs a task when the browser is idle and nobody is typing, so that keys come first. */
export const whenIdle = (run: () => void): void => {
  const wait = lastKey + TYPING_MS - performance.now();
  if (wait > 0) setTimeout(() => whenIdle(run), wait);
  else if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
};

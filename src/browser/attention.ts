const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

let noticed: Promise<void> | null = null;

/** Resolves at the first interaction with the page. */
const firstInteraction = (): Promise<void> =>
  (noticed ??= new Promise((resolve) => {
    if (window.scrollY > 0) resolve();
    const notice = (): void => {
      for (const sign of signs) window.removeEventListener(sign, notice, true);
      resolve();
    };
    for (const sign of signs)
      window.addEventListener(sign, notice, { capture: true, passive: true });
  }));

/** Time after a key or click during which the person counts as busy, in ms. */
const BUSY_MS = 1_000;

let lastInput = -Infinity;
if (typeof window !== 'undefined')
  for (const sign of ['keydown', 'pointerdown'])
    window.addEventListener(sign, () => (lastInput = performance.now()), {
      capture: true,
      passive: true,
    });

/** True once a person has clicked, touched or typed. */
export const hadInput = (): boolean => lastInput > -Infinity;

/** Runs a task when the browser is idle and no input is being handled. */
export const whenIdle = (run: () => void): void => {
  const wait = lastInput + BUSY_MS - performance.now();
  if (wait > 0) setTimeout(() => whenIdle(run), wait);
  else if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, 200);
};

/** Runs a task when the browser is idle after the first interaction. */
export const afterFirstInteraction = (run: () => void): void =>
  void firstInteraction().then(() => whenIdle(run));

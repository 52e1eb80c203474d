/**
 * Keeps the screen awake while the page is visible, if supported.
 * @returns a function that releases the lock
 */
export const keepAwake = (): (() => void) => {
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (isOver || document.hidden) return;
    // The browser may refuse it on low battery, which needs no message.
    lock = (await wakeLock?.request('screen').catch(() => null)) ?? null;
    if (isOver) void lock?.release();
  };
  // The browser releases the lock whenever the page is hidden.
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
};

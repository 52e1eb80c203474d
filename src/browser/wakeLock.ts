/**
 * Keeps the screen on while the page is shown, where the browser can.
 * @returns how to let it go dark again
 */
export const keepAwake = (): (() => void) => {
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (isOver || document.hidden) return;
    // A battery that runs low may refuse it, which nobody has to know.
    lock = (await wakeLock?.request('screen').catch(() => null)) ?? null;
    if (isOver) void lock?.release();
  };
  // A browser takes it back whenever the page is hidden.
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
};

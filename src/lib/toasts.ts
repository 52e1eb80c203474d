/** Something said in passing. */
export interface Toast {
  text: string;
  kind: 'success' | 'info' | 'error';
}

let show: ((toast: Toast) => void) | null = null;
let wanted = false;
const waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** Toasts on their way to the stack that shows them, which is loaded with the first. */
export const toasts = {
  /** Shows it, or keeps it until the stack is there. */
  say: (toast: Toast): void => {
    if (show) {
      show(toast);
      return;
    }
    waiting.push(toast);
    wanted = true;
    for (const listener of listeners) listener();
  },

  /** Whether there was anything to show yet. */
  isWanted: (): boolean => wanted,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** The stack is there: it gets what waits and what comes. Returns how to stop. */
  serve: (by: (toast: Toast) => void): (() => void) => {
    show = by;
    for (const toast of waiting.splice(0)) by(toast);
    return () => {
      if (show === by) show = null;
    };
  },
};

export interface Toast {
  text: string;
  kind: 'success' | 'info' | 'error';
}

let connected: ((toast: Toast) => void) | null = null;
let wanted = false;
const waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** The queue of toasts. The stack that shows them loads with the first toast. */
export const toasts = {
  show: (toast: Toast): void => {
    if (connected) {
      connected(toast);
      return;
    }
    waiting.push(toast);
    wanted = true;
    for (const listener of listeners) listener();
  },

  isWanted: (): boolean => wanted,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Connects the stack, which receives queued and future toasts. Returns a disconnect function. */
  serve: (by: (toast: Toast) => void): (() => void) => {
    connected = by;
    for (const toast of waiting.splice(0)) by(toast);
    return () => {
      if (connected === by) connected = null;
    };
  },
};

/** A passing message. */
export interface Toast {
  id: number;
  text: string;
  kind: 'success' | 'info' | 'error';
}

/** More than these hide each other on a phone: the oldest gives way. */
const MOST = 3;

let shown: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

const show = (next: readonly Toast[]): void => {
  shown = next;
  for (const listener of listeners) listener();
};

/** The messages on the screen, the newest last. */
export const toasts = {
  say: (toast: Omit<Toast, 'id'>): void =>
    show([...shown, { id: (last += 1), ...toast }].slice(-MOST)),

  close: (id: number): void => show(shown.filter((toast) => toast.id !== id)),

  get: (): readonly Toast[] => shown,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

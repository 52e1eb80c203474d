/** What is pressed: the first visible element that the selector finds and that says the text. */
export interface Target {
  selector: string;
  text?: string;
  /** How long after the first paint, in ms. */
  after: number;
}

/** When it was pressed and when the page showed that, in ms since the navigation began. */
export interface Pressed {
  at: number;
  answered: number;
}

declare global {
  interface Window {
    benchPressed: Pressed;
    /** Tells where to press, as JSON. */
    benchPoint(point: string): void;
    /** Tells that the press was answered. */
    benchAnswered(at: string): void;
  }
}

/**
 * Runs in the page before any of its code: says where to press, and notes the first frame that shows
 * an answer. An answer is a change of the pressed element, an overlay, or another address. It must
 * be self-contained, because it travels as text.
 */
export function pressProbe({ selector, text = '', after }: Target): void {
  const seen: Pressed = { at: 0, answered: 0 };
  window.benchPressed = seen;
  const find = () =>
    [...document.querySelectorAll(selector)].find(
      (one) => one.getBoundingClientRect().width > 0 && one.textContent.includes(text),
    );
  const OVERLAY = '[role=dialog], [role=menu], [role=alert], [role=presentation]';
  const watch = (button: Element): void => {
    const address = location.href;
    const isOverlay = (node: Node): boolean =>
      node instanceof Element && (node.matches(OVERLAY) || node.querySelector(OVERLAY) !== null);
    const isAnswer = ({ target, attributeName, addedNodes }: MutationRecord): boolean =>
      (button.contains(target) && attributeName !== 'class' && attributeName !== 'style') ||
      [...addedNodes].some(isOverlay);
    const answer = (): void => {
      if (seen.answered > 0) return;
      seen.answered = performance.now();
      window.benchAnswered(String(seen.answered));
    };
    const observer = new MutationObserver((mutations) => {
      if (!mutations.some(isAnswer) && location.href === address) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(answer));
    });
    const everything = { subtree: true, childList: true, attributes: true };
    observer.observe(document.documentElement, everything);
  };
  const point = (): void => {
    const button = find();
    if (!button) return void setTimeout(point, 50);
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    requestAnimationFrame(() => {
      const { left, top, width, height } = button.getBoundingClientRect();
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          seen.at = timeStamp;
          watch(button);
        },
        { capture: true, once: true },
      );
      window.benchPoint(JSON.stringify({ x: left + width / 2, y: top + height / 2 }));
    });
  };
  new PerformanceObserver((list) => {
    const first = list.getEntriesByName('first-contentful-paint')[0];
    if (first) setTimeout(point, Math.max(0, first.startTime + after - performance.now()));
  }).observe({ type: 'paint', buffered: true });
}

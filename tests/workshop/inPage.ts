/**
 * What the runner does inside the preview frame. Playwright sends each function there as text, so
 * none may use anything from outside its own body except its argument.
 */

/** What the runner must know about a story before it plays it. */
export interface StoryFacts {
  /** The size its viewport global asks for, in CSS pixels; null for the desktop. */
  size: { width: number; height: number } | null;
  /** Whether the story itself sets its language or scheme. */
  pinned: boolean;
  /** Why no picture is taken; null when one is. */
  unpictured: string | null;
}

/** How a story ended, played or rendered again; no problems when all is well. */
export interface Outcome {
  problems: string[];
  /** Milliseconds in the page, from the request to the end of the checks. */
  took: number;
}

/** Whether the frame knows its stories and accepts requests. */
export const isReady = (): boolean => {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown };
  };
  return Boolean(preview?.storyStoreValue);
};

/** Loads a story's file and sets the toolbar for it, without rendering anything yet. */
export const meetStory = async ({
  id,
  globals,
}: {
  id: string;
  globals: Record<string, unknown>;
}): Promise<StoryFacts> => {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: {
      storyStoreValue: {
        userGlobals: { update: (globals: Record<string, unknown>) => void };
        loadStory: (request: { storyId: string }) => Promise<{
          storyGlobals: Record<string, unknown>;
          parameters: Record<string, unknown>;
        }>;
      };
    };
  };
  const store = preview.storyStoreValue;
  store.userGlobals.update(globals);
  const { storyGlobals, parameters } = await store.loadStory({ storyId: id });
  const value = (storyGlobals.viewport as { value?: string } | undefined)?.value;
  const { options } = parameters.viewport as {
    options: Record<string, { styles: { width: string; height: string } }>;
  };
  const styles = value === undefined ? undefined : options[value]?.styles;
  const pictures = parameters.pictures as { disable?: string } | undefined;
  scrollTo(0, 0);
  return {
    size: styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : null,
    pinned: 'language' in storyGlobals || 'scheme' in storyGlobals,
    unpictured: pictures?.disable ?? null,
  };
};

/**
 * Plays a story (or renders the present one again under other toolbar values) and waits until
 * its checks have ended.
 */
export const runStory = ({
  id,
  globals,
  patience,
}: {
  id: string;
  globals: Record<string, unknown> | null;
  patience: number;
}): Promise<Outcome> =>
  new Promise((resolve) => {
    interface Report {
      type: string;
      status: string;
      result: {
        error?: unknown;
        violations?: { id: string; help: string; nodes: { html: string }[] }[];
      };
    }
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Record<
        'on' | 'off',
        (event: string, listener: (payload: never) => void) => void
      > & { emit: (event: string, payload: unknown) => void };
    };
    const since = performance.now();
    const problems: string[] = [];
    const threw = (payload: { message?: string; description?: string }): void =>
      void problems.push(payload.message ?? payload.description ?? 'the story is missing');
    const unhandled = (errors: { message: string }[]): void =>
      void problems.push(...errors.map(({ message }) => `unhandled: ${message}`));
    const wrong: [string, (payload: never) => void][] = [
      ['playFunctionThrewException', threw],
      ['storyThrewException', threw],
      ['storyErrored', threw],
      ['storyMissing', threw],
      ['unhandledErrorsWhilePlaying', unhandled],
    ];
    const end = (): void => {
      clearTimeout(limit);
      channel.off('storyFinished', finished);
      for (const [event, listener] of wrong) channel.off(event, listener);
      resolve({ problems, took: performance.now() - since });
    };
    const finished = (payload: { storyId: string; status: string; reporters: Report[] }): void => {
      if (payload.storyId !== id) return;
      for (const { type, status, result } of payload.reporters)
        if (status === 'failed')
          problems.push(
            ...(result.violations ?? []).map(
              (finding) =>
                `${type} ${finding.id}: ${finding.help}\n    ${finding.nodes[0]?.html.slice(0, 200)}`,
            ),
            ...(result.error ? [`${type}: ${String(result.error)}`] : []),
          );
      if (payload.status !== 'success' && problems.length === 0) problems.push('ended in error');
      end();
    };
    const limit = setTimeout(() => {
      problems.push(`no end after ${patience / 1000} s`);
      end();
    }, patience);
    for (const [event, listener] of wrong) channel.on(event, listener);
    channel.on('storyFinished', finished);
    if (globals) channel.emit('updateGlobals', { globals });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });

/**
 * Hides what Chromatic ignores too, waits for fonts, pictures in view, maps and two more frames;
 * returns what is visible.
 */
export const settleFrame = async (
  ignored: string[],
): Promise<{
  /** Height of what the story renders, in CSS pixels. */
  height: number;
  /** How far a play has scrolled it down, in CSS pixels. */
  scrolled: number;
  /** Whether a dialog, menu or the like covers the story. */
  layered: boolean;
  /** What Storybook shows instead of the story when it broke after its end. */
  broken: string | null;
}> => {
  const patience = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const inView = (image: HTMLImageElement): boolean => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  for (const part of document.querySelectorAll<HTMLElement>(ignored.join(', ')))
    part.style.visibility = 'hidden';
  // Sticky elements get a layer, and other edges, once they have scrolled; here, from the start.
  for (const part of document.querySelectorAll<HTMLElement>('#storybook-root *'))
    if (getComputedStyle(part).position === 'sticky') part.style.willChange = 'transform';
  await document.fonts.ready;
  const frames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // The browser's own controls show how much of a film has loaded.
  for (const film of document.querySelectorAll('video')) film.controls = false;
  await frames();
  const waiting = (): boolean =>
    [...document.images].some((image) => inView(image) && !image.complete);
  for (let turn = 0; turn < 100 && waiting(); turn += 1) await patience(30);
  // Closed elements fade for a moment before they are gone.
  const closing = (): boolean =>
    [...document.querySelectorAll('.MuiModal-root > .MuiBackdrop-root')].some(
      (backdrop) => getComputedStyle(backdrop).opacity === '0',
    );
  for (let turn = 0; turn < 100 && closing(); turn += 1) await patience(30);
  const loading = (): boolean => document.querySelector('[data-map][aria-busy="true"]') !== null;
  for (let turn = 0; turn < 600 && loading(); turn += 1) await patience(50);
  await Promise.race([
    Promise.all([...document.images].filter(inView).map((image) => image.decode().catch(() => {}))),
    patience(3000),
  ]);
  await frames();
  const root = document.querySelector('#storybook-root')!;
  const error = document.body.classList.contains('sb-show-errordisplay');
  return {
    broken: error ? (document.querySelector('#error-message')?.textContent ?? 'an error') : null,
    height: Math.ceil(
      Math.max(root.getBoundingClientRect().bottom + scrollY + 16, root.scrollHeight, 32),
    ),
    scrolled: Math.round(scrollY),
    layered: [...document.body.children].some((child) =>
      child.matches('.MuiModal-root, .MuiPopper-root, [data-floating], .MuiSnackbar-root'),
    ),
  };
};

/**
 * Repaints everything from its outlines. Otherwise, whatever moved by less than a pixel while a
 * page was built is composited from earlier painting, with other edges.
 */
export const drawAfresh = async (): Promise<void> => {
  const frames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { style } = document.documentElement;
  style.willChange = 'opacity';
  await frames();
  style.willChange = '';
  await frames();
};

/**
 * Sets the scroll position before a page is photographed in another width: at the focused
 * element, else at the top; tabs that do not fit, at the chosen one. Where a browser would stay
 * by itself depends on what it painted first.
 */
export const scrollToFocus = async (): Promise<void> => {
  const tabs = [...document.querySelectorAll('.MuiTabs-scroller')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  // They scroll by themselves for a moment after a change of width.
  if (tabs.length > 0) await new Promise((resolve) => setTimeout(resolve, 800));
  for (const scroller of tabs)
    scroller.querySelector('[aria-selected="true"]')?.scrollIntoView({ inline: 'center' });
  scrollTo(0, 0);
  const { activeElement, body } = document;
  if (activeElement !== body) activeElement?.scrollIntoView({ block: 'center' });
};

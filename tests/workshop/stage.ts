import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from 'playwright';
import { browserLaunch } from '#tests/browser.ts';
import { isReady, meetStory, runStory, type Outcome, type StoryFacts } from './inPage.ts';

/** The viewport of stories that do not ask for another size, in CSS pixels. */
export const desk = { width: 1280, height: 900 };

/** The viewport of the phone pictures, as the toolbar's `phone`. */
export const phone = { width: 360, height: 760 };

/** The first look of every story. */
export const firstLook = { language: 'el', scheme: 'light' };

const PATIENCE_MS = 60_000;

/** The time limit for everything done with one story: play, render again, photograph. */
const WHOLE_PATIENCE_MS = 150_000;

/** A page is replaced after this many stories: what they left in memory slows the next. */
const STORIES_A_PAGE = 60;

/** Storybook jumps to the end of animations for a browser that identifies itself like this. */
const testRunner = 'StorybookTestRunner';

/**
 * One browser with one page, in which stories play one after another, as when a designer clicks
 * through the sidebar. After a story that failed the page is replaced.
 */
export class Stage {
  page!: Page;
  lens!: CDPSession;
  #browser: Browser;
  #context: BrowserContext;
  #address: string;
  #thrown: string[] = [];
  #fresh = false;
  #seen = 0;

  private constructor(browser: Browser, context: BrowserContext, address: string) {
    this.#browser = browser;
    this.#context = context;
    this.#address = address;
  }

  async #enter(): Promise<void> {
    this.page = await this.#context.newPage();
    this.lens = await this.#context.newCDPSession(this.page);
    this.page.on('pageerror', (error) => void this.#thrown.push(`uncaught: ${error.message}`));
    this.page.on('crash', () => void this.#thrown.push('the page crashed'));
    this.#fresh = false;
  }

  /** Opens a browser on the frame in which Storybook shows its stories. */
  static async open(origin: string): Promise<Stage> {
    const browser = await chromium.launch(await browserLaunch());
    const agent = await Stage.#agent(browser);
    const context: BrowserContext = await browser.newContext({
      locale: 'el-GR',
      timezoneId: 'Europe/Athens',
      reducedMotion: 'reduce',
      viewport: desk,
      userAgent: `${agent} ${testRunner}`,
    });
    // Storybook's highlighter reads the style of every element at each change, for nobody to see.
    await context.addInitScript(() => {
      Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
    });
    const stage = new Stage(browser, context, `${origin}/iframe.html?viewMode=story`);
    await stage.#enter();
    return stage;
  }

  /**
   * Does everything requested for one story. A page that hangs is discarded with its request.
   * @throws what went wrong in it, or that it did not end in time
   */
  async patiently<Result>(act: () => Promise<Result>): Promise<Result> {
    const { page } = this;
    const limit = setTimeout(() => void page.close(), WHOLE_PATIENCE_MS);
    try {
      return await act();
    } catch (problem) {
      if (!page.isClosed()) throw problem;
      await this.#enter();
      throw new Error(`hung for ${WHOLE_PATIENCE_MS / 1000} s`, { cause: problem });
    } finally {
      clearTimeout(limit);
    }
  }

  /** The name and version of the browser. */
  static async browser(): Promise<string> {
    const browser = await chromium.launch(await browserLaunch());
    const version = browser.version();
    await browser.close();
    return version;
  }

  static async #agent(browser: Browser): Promise<string> {
    const page = await browser.newPage();
    const agent = await page.evaluate(() => navigator.userAgent);
    await page.close();
    return agent;
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  /** Gives the next story a page that has shown no other. */
  renew(): void {
    this.#fresh = false;
  }

  async #begin(): Promise<void> {
    if (this.#fresh && this.#seen < STORIES_A_PAGE) {
      this.#seen += 1;
      return;
    }
    await this.page.goto(this.#address);
    await this.page.waitForFunction(isReady);
    this.#fresh = true;
    this.#seen = 1;
  }

  async resize(size: { width: number; height: number }): Promise<void> {
    const now = this.page.viewportSize();
    if (now?.width !== size.width || now.height !== size.height)
      await this.page.setViewportSize(size);
  }

  #ended(outcome: Outcome): Outcome {
    const problems = [...outcome.problems, ...this.#thrown.splice(0)];
    if (problems.length > 0) this.renew();
    return { ...outcome, problems };
  }

  /** Loads a story and sets the toolbar to the first look, without rendering anything yet. */
  async meet(id: string, { axe }: { axe: boolean }): Promise<StoryFacts> {
    await this.#begin();
    const globals = { ...firstLook, a11y: { manual: !axe } };
    return this.page.evaluate(meetStory, { id, globals });
  }

  /** Renders a story at its size in the first look, plays it and runs axe. */
  async play(id: string, facts: StoryFacts): Promise<Outcome> {
    await this.resize(facts.size ?? desk);
    const request = { id, globals: null, patience: PATIENCE_MS };
    return this.#ended(await this.page.evaluate(runStory, request));
  }

  /** Shows the present story under other toolbar values, in the state that its play left. */
  async restyle(id: string, look: Record<string, unknown>, axe: boolean): Promise<Outcome> {
    const globals = { ...look, a11y: { manual: !axe } };
    return this.#ended(await this.page.evaluate(runStory, { id, globals, patience: PATIENCE_MS }));
  }
}

import type { StoryContext } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, type screen } from 'storybook/test';
import { common, errors } from '#src/i18n/el/index.ts';

type Finder = Pick<typeof screen, 'findByRole'>;

/** The link with this name leads to the address. */
export const leads = async (part: Finder, name: string | RegExp, href: unknown): Promise<void> =>
  expect(await part.findByRole('link', { name })).toHaveAttribute('href', href);

/** A play: the story shows these texts. */
export const showing =
  (...texts: (string | RegExp)[]) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
  };

type Retrying = Pick<StoryContext, 'canvas' | 'msw' | 'userEvent'>;

/** The screen reports an error of the server, which then responds to a click on "Retry". */
export const retryWith = async (
  { canvas, msw, userEvent }: Retrying,
  ...handlers: RequestHandler[]
): Promise<void> => {
  await expect(await canvas.findByText(errors.general50x)).toBeVisible();
  msw.use(...handlers);
  await userEvent.click(canvas.getByRole('button', { name: common.retry }));
};

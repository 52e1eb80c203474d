import { ignoredOnPictures } from '#storybook/ignored.ts';
import { settleFrame } from './inPage.ts';
import type { Stage } from './stage.ts';

/** A component taller than this is cropped; nothing in the product is. */
const TALLEST = 6000;

/** How much of a story the picture shows. */
export type Frame = 'whole' | 'viewport';

const shoot = async (stage: Stage, height: number, y = 0): Promise<Buffer> => {
  const { width } = stage.page.viewportSize()!;
  const { data } = await stage.lens.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y, width, height, scale: 1 },
    captureBeyondViewport: false,
  });
  return Buffer.from(data, 'base64');
};

/**
 * Takes a picture of the story on the stage, as PNG, at the scroll position its play left. A
 * whole story taller than its viewport gets a viewport of its height, so that parts that load
 * late below are included.
 */
export const takePicture = async (stage: Stage, frame: Frame): Promise<Buffer> => {
  const size = stage.page.viewportSize()!;
  const { height, scrolled, layered, broken } = await stage.page.evaluate(
    settleFrame,
    ignoredOnPictures,
  );
  if (broken !== null) throw new Error(`broke after its end: ${broken}`);
  if (layered || frame === 'viewport')
    return shoot(stage, layered ? size.height : Math.min(height, size.height), scrolled);
  if (height <= size.height) return shoot(stage, height);
  await stage.resize({ width: size.width, height: Math.min(height, TALLEST) });
  const grown = await stage.page.evaluate(settleFrame, ignoredOnPictures);
  const picture = await shoot(stage, Math.min(grown.height, height, TALLEST));
  await stage.resize(size);
  return picture;
};

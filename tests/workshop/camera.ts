import { ignoredOnPictures } from '#storybook/ignored.ts';
import { settleFrame } from './inPage.ts';
import type { Stage } from './stage.ts';

/** A component that is taller than this is cut; nothing in the product is. */
const TALLEST = 6000;

/** How much of a story belongs on the picture. */
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
 * Takes the picture of what stands on the stage, as PNG: as far as its play has scrolled it. A
 * whole story that is taller than its viewport gets a viewport of its height, so that what loads
 * late below is there as well.
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

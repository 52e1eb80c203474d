import type { App, Context } from '#server/context.ts';
import { mediaRoute } from './media.ts';
import { uploadRoute } from './upload.ts';

/** Photos that people send, and their files. */
export async function photoRoutes(app: App, context: Context): Promise<void> {
  await uploadRoute(app, context);
  mediaRoute(app, context);
}

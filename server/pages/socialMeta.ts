import { SOCIAL_META, SOCIAL_PROVIDERS } from '#common/socialProviders.ts';
import type { Settings } from '#server/settings.ts';

/** The element that names the providers which are configured, so that the app need not ask. */
export function socialMeta({ social }: Pick<Settings, 'social'>): string {
  const names = SOCIAL_PROVIDERS.filter((name) => social[name] !== null);
  return names.length > 0 ? `<meta name="${SOCIAL_META}" content="${names.join(' ')}">` : '';
}

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/lib/clock.ts';
import type { OutsideService } from '#server/lib/outsideService.ts';
import type { Keys } from '#server/lib/secrets/keys.ts';
import type { PhotoEncoder } from '#server/media/encode.ts';
import type { MediaStore } from '#server/media/store.ts';
import type { Passwords } from '#server/lib/secrets/passwords.ts';
import type { Replica } from '#server/replica/replica.ts';
import type { UserRow } from '#server/repositories/people/users.ts';
import type { Settings } from '#server/settings.ts';

export interface Context {
  settings: Settings;
  db: Db;
  /** Null without DATABASE_READ_URL. */
  replica: Replica | null;
  clock: Clock;
  keys: Keys;
  passwords: Passwords;
  media: MediaStore;
  encoder: PhotoEncoder;
  stopping: () => boolean;
  /** External services with their state as of the last use. */
  outside: { mail: OutsideService; photos: OutsideService };
  /** Checks every response against its schema; a mismatch becomes a 500. For tests. */
  checkResponses?: boolean;
}

/** The application as routes see it, typed by its schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyInstance {
    context: Context;
  }
  interface FastifyRequest {
    user: UserRow | null;
  }
}

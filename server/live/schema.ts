import type { TSchema } from 'typebox';

/** The schema of a stream, for the documentation: events whose data has this schema. */
export const streamSchema = (data: TSchema) => ({
  description: 'Server-Sent Events with this as their data.',
  content: { 'text/event-stream': { schema: data } },
});

import { Type, type TObjectOptions, type TProperties, type TSchema } from 'typebox';

/** A schema with a name in the documentation. */
export const named = <Properties extends TProperties>(
  title: string,
  properties: Properties,
  options: TObjectOptions = {},
) => Type.Object(properties, { ...options, title });

export const nullable = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

/** A field that a server may omit, or send as null. */
export const nullish = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Optional(nullable(schema, description));

/** How many there are, from 0. */
export const count = (description?: string) =>
  Type.Integer({ minimum: 0, ...(description !== undefined && { description }) });

export const recordsOf = <Schema extends TSchema>(
  title: string,
  record: Schema,
  description?: string,
) =>
  named(title, { records: Type.Array(record, description === undefined ? {} : { description }) });

export const CalendarDate = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'Calendar date in Europe/Athens, YYYY-MM-DD.',
  examples: ['2026-11-20'],
});

/** A point in time, ISO 8601 with offset. */
export const Instant = Type.String({
  format: 'date-time',
  description: 'Point in time, ISO 8601 with offset.',
});

/** The response to a client that already has the content. Source: RFC 9110 §15.4.5. */
export const NotModified = Type.Null({ description: 'Not modified, by `If-None-Match`; no body.' });

/** The envelope of every error response: a sentence for people, a code for programs. */
export const ErrorBody = named('Error', {
  error: Type.String({ description: 'One sentence in the language of Accept-Language.' }),
  code: Type.String({ description: 'Stable snake_case code.' }),
  request_id: Type.Optional(Type.String({ description: 'Present with a 500, for support.' })),
});

/** A refusal that may name the invalid fields, each with its problems. */
export const InvalidFields = named('InvalidFields', {
  ...ErrorBody.properties,
  message: Type.Optional(
    Type.Record(Type.String(), Type.Array(Type.String()), {
      description: 'Problems by field, e.g. `hours.6.0.to`.',
    }),
  ),
});

/**
 * A page of records with the counts for a pager, which the specification does not require.
 * @param title its name in the documentation
 */
export const page = <T extends TSchema>(record: T, title?: string) =>
  Type.Object(
    {
      records: Type.Array(record),
      current_page: Type.Optional(Type.Integer({ minimum: 1 })),
      total_pages: Type.Optional(count()),
      offset: Type.Optional(count('Records before this page.')),
      count: Type.Optional(count('Records on all pages together.')),
    },
    title === undefined ? {} : { title },
  );

/** The page parameters of a query. @param size default number of records */
export const pageQuery = (size: number) => ({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000, default: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: size })),
});

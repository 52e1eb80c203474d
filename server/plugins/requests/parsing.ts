import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { TSchema } from 'typebox';
import type { App } from '#server/context.ts';
import { hasHidden } from '#common/input/text.ts';
import { InvalidFields } from '#common/contract/common.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { serialiser } from '#server/lib/serialiser.ts';

const DEEPEST = 16;

/** Text that PostgreSQL or JSON cannot store: NUL and lone surrogates. */
export const isUnstorable = (text: string): boolean =>
  text.includes('\0') || /\p{Surrogate}/u.test(text);

function refuseUnstorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (isUnstorable(value)) throw new Problem(422, 'invalid_text');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) throw new Problem(400, 'bad_request');
  for (const [key, inner] of Object.entries(value)) {
    refuseUnstorable(key, depth);
    refuseUnstorable(inner, depth + 1);
  }
}

/** Fields whose text has hidden characters, by form name. Passwords may have them. */
function hiddenFields(value: unknown, field = '', depth = 0): string[] {
  if (typeof value === 'string') return !/password/.test(field) && hasHidden(value) ? [field] : [];
  if (typeof value !== 'object' || value === null || depth >= DEEPEST) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    hiddenFields(inner, Array.isArray(value) ? field : key, depth + 1),
  );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler validates texts itself, so that it can name the invalid field. */
    checksText?: boolean;
  }
}

/** Only JSON is accepted. An empty body counts as no body, whatever its type. */
export default fp(
  async (app: App) => {
    const options = { checkResponses: app.context.checkResponses ?? false };
    app.removeAllContentTypeParsers();
    const parse = app.getDefaultJsonParser('remove', 'remove');
    app.addContentTypeParser(
      /^application\/([\w.+-]+\+)?json(\s*;|$)/i,
      { parseAs: 'string' },
      (request: FastifyRequest, body: string | Buffer, done) => {
        if (String(body).trim() === '') done(null, undefined);
        else void parse(request, String(body), done);
      },
    );

    app.setValidatorCompiler(TypeBoxValidatorCompiler);
    app.setSerializerCompiler(({ schema }) =>
      serialiser(schema as TSchema, options.checkResponses),
    );

    app.addHook('preValidation', async (request) => {
      if (Object.values(request.params ?? {}).some((value) => isUnstorable(String(value)))) {
        throw new Problem(404, 'not_found');
      }
      if (request.routeOptions.config.checksText) return;
      refuseUnstorable(request.query);
      refuseUnstorable(request.body);
      const hidden = hiddenFields(request.body);
      if (hidden.length === 0) return;
      const responses = request.routeOptions.schema?.response as
        Record<number, unknown> | undefined;
      // An endpoint whose 422 names no fields accepts no text from people.
      if (responses?.[422] !== InvalidFields) throw new Problem(422, 'invalid_text');
      refuseFaults(
        request,
        Object.fromEntries(hidden.map((field) => [field, { key: 'hidden_text' }])),
      );
    });
  },
  { name: 'parsing', dependencies: ['errors'] },
);

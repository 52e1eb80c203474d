import type { FastifyRequest, FastifySchema, HTTPMethods } from 'fastify';
import type { TSchema } from 'typebox';
import type { Endpoint } from '#common/contract/endpoint.ts';
import type { App } from '#server/context.ts';
import { serialiser } from '#server/lib/serialiser.ts';
import type { Access } from './access.ts';
import { paramsIn, READERS, responsesOf, SECURITY } from './docs/routeDocs.ts';
import { KeyHeaders, readIdempotencyKey } from './requests/idempotency.ts';
import type {
  ResponseSchemas,
  CallOptions,
  RouteOptions,
  ContractResponses,
} from './routeTypes.ts';

/** The place of the caller, or of the ticket in a response; null if unknown. */
function placeIn({ place, list, held }: FastifyRequest, data: unknown): string[] | null {
  const id = (place ?? list ?? held)?.id;
  const slug = (data as { organisation?: { slug?: string } } | null)?.organisation?.slug;
  const known = id ?? slug;
  return known === undefined ? null : [String(known)];
}

/**
 * Adds a route with its access, its schemas and the resulting errors. The handler returns the
 * response body. Its status is the first of `responses` unless the handler sets another.
 * @param call an endpoint of the contract, which has the schemas, or method and path, e.g. `GET
 * /healthz`
 */
export function route<
  A extends Access,
  In,
  Result extends TSchema,
  const Given extends ResponseSchemas = ContractResponses<Result>,
>(app: App, call: Endpoint<In, Result>, options: CallOptions<A, In, Given>): void;
export function route<
  A extends Access,
  const Name extends `${HTTPMethods} ${string}`,
  const Given extends ResponseSchemas,
  Params extends TSchema | undefined = undefined,
  Query extends TSchema | undefined = undefined,
  Body extends TSchema | undefined = undefined,
>(app: App, call: Name, options: RouteOptions<A, Name, Params, Query, Body, Given>): void;
export function route<A extends Access>(
  app: App,
  call: Endpoint | string,
  options: CallOptions<A, unknown, ResponseSchemas>,
): void {
  const [method, path] = typeof call === 'string' ? call.split(' ') : [call.method, call.path];
  const url = path!.replaceAll(/\{(\w+)\}/g, ':$1');
  const byContract: ResponseSchemas =
    typeof call !== 'string' && call.response ? { 200: call.response } : { 204: null };
  const ofContract = typeof call !== 'string' && {
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    responses: byContract,
  };
  const all: typeof options & Pick<FastifySchema, 'querystring' | 'body'> = {
    ...ofContract,
    ...options,
  };
  const {
    access,
    responses = {},
    errors: _,
    cached,
    changes,
    checksText,
    idempotent,
    ...rest
  } = all;
  const { handler, params = paramsIn(url), compress = !cached, ...others } = rest;
  const { logLevel, preHandler, validatorCompiler, ...described } = others;
  const description = [described.description, READERS[access]].filter(Boolean).join(' ');
  const [success = 200] = Object.keys(responses).map(Number);
  const hasInput = described.body ?? described.querystring ?? described.headers ?? idempotent;
  const write = cached && serialiser(responses[success]!, app.context.checkResponses ?? false);
  app.route({
    method: method as HTTPMethods,
    url,
    ...(compress ? {} : { compress }),
    ...(logLevel && { logLevel }),
    preHandler: [
      ...[preHandler ?? []].flat(),
      ...(idempotent ? [readIdempotencyKey(idempotent === 'required')] : []),
    ],
    ...(validatorCompiler && { validatorCompiler }),
    config: {
      access,
      ...(cached && { cached }),
      ...(changes && { changes }),
      ...(checksText && { checksText }),
    },
    schema: {
      ...described,
      ...(description && { description }),
      ...(params && { params }),
      ...(idempotent && { headers: KeyHeaders }),
      ...(described.summary === undefined && { hide: true }),
      ...(SECURITY[access] && { security: SECURITY[access] }),
      response: responsesOf({ ...all, params }, Boolean(hasInput)),
    },
    handler: async (request, reply) => {
      const handle = async () => handler(request as never, reply);
      if (write) return app.sendCached(request, reply, async () => write(await handle()));
      void reply.code(success);
      const data = await handle();
      if (changes === 'place') request.changed = placeIn(request, data);
      return data === undefined && success === 204 ? reply.send(null) : data;
    },
  });
}

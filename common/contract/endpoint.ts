import type { Static, TSchema } from 'typebox';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & Params<Rest>
  : unknown;

/** The input of an endpoint: its path parameters by name, its query and its body. */
type Input<Path extends string, Query, Body> = Params<Path> &
  ([Query] extends [never] ? unknown : { query?: Query }) &
  ([Body] extends [never] ? unknown : { body: Body });

/** An endpoint of the API: its schemas at run time, and the type of its input for the compiler. */
export interface Endpoint<In = unknown, Result extends TSchema = TSchema> {
  method: Method;
  /** The path with its parameters in braces. */
  path: string;
  /** Absent if the status is the whole response. */
  response?: Result;
  /** Validated by the server. The client build omits them. */
  query?: TSchema;
  body?: TSchema;
  /** True if the request ignores the person's session. */
  anonymous?: boolean;
  /** Never set; it ties the input type to the endpoint. */
  input?: In;
}

interface Schemas<Query extends TSchema, Body extends TSchema, Result extends TSchema> {
  query?: Query;
  body?: Body;
  response?: Result;
  anonymous?: boolean;
}

/** Declares an endpoint. @param route method and path, e.g. `GET /api/places/{id}/plan` */
export const endpoint = <
  Path extends string,
  Query extends TSchema = never,
  Body extends TSchema = never,
  Result extends TSchema = never,
>(
  route: `${Method} ${Path}`,
  schemas: Schemas<Query, Body, Result> = {},
): Endpoint<
  Input<
    Path,
    [Query] extends [never] ? never : Static<Query>,
    [Body] extends [never] ? never : Static<Body>
  >,
  Result
> => {
  const [method, path] = route.split(' ') as [Method, string];
  return { method, path, ...schemas };
};

/**
 * One action of an endpoint whose path ends in `{action}`, with the body that this action requires.
 */
export const withAction = <In, Result extends TSchema, Body extends TSchema = never>(
  { method, path, response }: Endpoint<In, Result>,
  action: string,
  body?: Body,
): Endpoint<
  Omit<In, 'action' | 'body'> & ([Body] extends [never] ? unknown : { body: Static<Body> }),
  Result
> => ({
  method,
  path: path.replace('{action}', action),
  ...(response && { response }),
  ...(body && { body }),
});

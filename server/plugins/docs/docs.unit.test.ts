import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/testApp.ts';

interface Answer {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: object }>;
}
interface Operation {
  summary?: string;
  parameters?: { in: string; name: string; description?: string }[];
  responses: Record<string, Answer>;
}

const test = testApp();
let text: string;
let schemas: Record<string, object>;
const operations: { name: string; path: string; operation: Operation }[] = [];

beforeAll(async () => {
  const response = await test.app.inject('/api/docs/json');
  text = response.body;
  const document = response.json();
  schemas = document.components.schemas;
  for (const [path, methods] of Object.entries<Record<string, Operation>>(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      operations.push({ name: `${method.toUpperCase()} ${path}`, path, operation });
    }
  }
});

const operationOf = (name: string) => operations.find((one) => one.name === name)!.operation;

describe('the OpenAPI document', () => {
  it('names its schemas and has no dangling references', () => {
    const names = ['Error', 'Organisation', 'OrganisationPage', 'Ticket', 'User', 'WaitingList'];
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(names));
    expect(text).not.toContain('def-');
    const missing = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)]
      .map(([, name = '']) => name)
      .filter((name) => schemas[name] === undefined);
    expect(missing).toEqual([]);
    for (const { name, operation } of operations) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        const schema = content?.['application/json']?.schema;
        if (schema) expect(JSON.stringify(schema), `${name} ${status}`).toContain('$ref');
      }
    }
  });

  it('describes every endpoint and every response', () => {
    for (const { name, operation } of operations) {
      expect(operation.summary, name).toMatch(/\w{3}/);
      for (const [status, { description }] of Object.entries(operation.responses)) {
        expect(description, `${name} ${status}`).toMatch(/\w{3}/);
        expect(description, `${name} ${status}`).not.toBe('Default Response');
      }
      for (const parameter of operation.parameters ?? []) {
        if (parameter.in === 'header') expect(parameter.description, name).toMatch(/\w{3}/);
      }
    }
  });

  it('includes the responses that hooks send before the routes', () => {
    const calls = operations.filter(({ path }) => path.startsWith('/api/'));
    expect(calls.length).toBeGreaterThan(9);
    for (const { name, operation } of calls) {
      expect(operation.responses, name).toMatchObject({ 400: {}, 503: {} });
      for (const status of ['429', '503']) {
        const response = operation.responses[status];
        if (response) expect(response.headers, `${name} ${status}`).toHaveProperty('Retry-After');
      }
    }
    for (const name of ['POST /api/users/sign_in', 'POST /api/users/sign_up']) {
      expect(operationOf(name).responses, name).toHaveProperty('429');
    }
  });

  it.each([
    ['POST /api/users/sign_in', '200'],
    ['POST /api/users/sign_up', '201'],
    ['POST /api/users/tokens', '204'],
  ])('shows the tokens in the headers of %s', (name, status) => {
    const headers = operationOf(name).responses[status]?.headers;
    expect(Object.keys(headers ?? {})).toEqual(['access-token', 'refresh-token']);
  });

  it.each([
    ['POST /api/users/tokens', 'refresh-token'],
    ['DELETE /api/users/sign_out', 'refresh-token'],
    ['POST /api/user/tickets', 'idempotency-key'],
  ])('requires the header of %s', (name, header) => {
    const parameter = expect.objectContaining({ in: 'header', name: header });
    expect(operationOf(name).parameters).toContainEqual(parameter);
  });
});

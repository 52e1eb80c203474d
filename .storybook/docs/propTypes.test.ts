import type { StoryContextForEnhancers } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { tellTypes } from './propTypes.ts';

const component = Object.assign(() => null, {
  __docgenInfo: {
    props: {
      count: {
        tsType: {
          name: 'union',
          raw: 'number | null',
          elements: [{ name: 'number' }, { name: 'null' }],
        },
      },
      title: { tsType: { name: 'ReactNode' } },
      status: { tsType: { name: 'TicketStatusName' } },
      tone: {
        tsType: {
          name: 'union',
          raw: "'a' | 'b'",
          elements: [{ name: 'literal' }, { name: 'literal' }],
        },
      },
    },
  },
});

const other = { type: { name: 'other', value: 'union' } };

const told = (initialArgs: Record<string, unknown>) =>
  tellTypes({
    component,
    initialArgs,
    argTypes: {
      count: { name: 'count', ...other },
      title: { name: 'title', ...other },
      status: { name: 'status', ...other },
      tone: { name: 'tone', type: { name: 'enum', value: ['a', 'b'] } },
      unknown: { name: 'unknown' },
    },
  } as unknown as StoryContextForEnhancers);

describe('tellTypes', () => {
  it('writes a union out and treats a figure that may be missing as a figure', () => {
    const { count } = told({});
    expect(count).toMatchObject({
      type: { name: 'number' },
      table: { type: { summary: 'number | null' } },
    });
  });

  it('treats a node or a named type as a text where the story gives a text', () => {
    expect(told({ status: 'running' }).status?.type).toMatchObject({ name: 'string' });
    expect(told({ title: 'Φαρμακείο' }).title?.type).toMatchObject({ name: 'string' });
    expect(told({ title: undefined }).title?.type).toMatchObject({ name: 'other' });
  });

  it('leaves choices and what it does not know alone', () => {
    expect(told({}).tone).toMatchObject({
      type: { name: 'enum' },
      table: { type: { summary: "'a' | 'b'" } },
    });
    expect(told({}).unknown).toEqual({ name: 'unknown' });
  });
});

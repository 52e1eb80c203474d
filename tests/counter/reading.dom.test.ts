import { describe, expect, it } from 'vitest';
import { buildCounter } from '#src/mocks/counter.ts';
import { ticketIn } from '#src/api/counter.ts';
import { ApiError } from '#src/api/transport/errors.ts';

describe('ticketIn', () => {
  it('finds the ticket in a refusal', () => {
    const ticket = buildCounter().waiting_lists[0]!.tickets[0];
    expect(ticketIn(new ApiError('conflict', { body: { ticket } }))?.rank).toBe(42);
    expect(ticketIn(new ApiError('conflict', { body: 'no' }))).toBeNull();
  });
});

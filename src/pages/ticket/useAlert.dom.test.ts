import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TicketByKey } from '#src/api/ticketByKey.ts';
import { useAlert } from './useAlert.ts';

const useAlertOf = (code: string) => useAlert({ code } as TicketByKey, null);

it('keeps a separate alert for each ticket on the device', () => {
  const mother = renderHook(() => useAlertOf('mother'));
  act(() => mother.result.current.onChange({ ahead: 3, email: false }));
  const father = renderHook(() => useAlertOf('father'));
  act(() => father.result.current.onChange({ ahead: 5, email: false }));
  act(() => father.result.current.onNear());
  expect(mother.result.current).toMatchObject({ alert: { ahead: 3 }, fired: false });
  expect(father.result.current).toMatchObject({ alert: { ahead: 5 }, fired: true });
  act(() => father.result.current.onChange(null));
  expect(father.result.current.alert).toBeNull();
  expect(mother.result.current).toMatchObject({ alert: { ahead: 3 } });
});

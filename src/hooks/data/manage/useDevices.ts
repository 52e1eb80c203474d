import useSWR from 'swr';
import { deviceKeys, fetchDevices } from '#src/api/places/devices.ts';
import { useSession } from '#src/hooks/data/account/useSession.ts';

/** The devices at the door of a place. @param id the place's slug or code */
export const useDevices = (id: string) => {
  const { loggedIn, epoch } = useSession();
  return useSWR(loggedIn ? deviceKeys.of(epoch, id) : null, () => fetchDevices(id));
};

import { useState } from 'react';
// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import { acceptInvitation, declineInvitation } from '#src/api/invitations.ts';
import { toApiError, type ApiError } from '#src/api/transport/errors.ts';

/**
 * Answers an invitation. An account with another address than the invited one accepts with the
 * second press, once its holder has read that.
 * @param onOver called when the server says that the invitation is over
 */
export const useInvitationAnswer = (token: string, onOver: () => void) => {
  const [done, setDone] = useState<'accepted' | 'declined' | null>(null);
  const [pending, setPending] = useState<'accept' | 'decline' | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isOther, setOther] = useState(false);

  const answer = async (which: 'accept' | 'decline', work: () => Promise<void>): Promise<void> => {
    setPending(which);
    setFailure(null);
    try {
      await work();
      setDone(which === 'accept' ? 'accepted' : 'declined');
    } catch (error) {
      const failed = toApiError(error);
      if (failed.code === 'invitation_other_address') setOther(true);
      else if (failed.kind === 'conflict' || failed.kind === 'not_found') onOver();
      else setFailure(failed);
    } finally {
      setPending(null);
    }
  };
  return {
    done,
    pending,
    failure,
    isOther,
    accept: () => answer('accept', () => acceptInvitation(token, isOther)),
    decline: () => answer('decline', () => declineInvitation(token)),
  };
};

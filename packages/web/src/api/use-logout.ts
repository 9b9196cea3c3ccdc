import { ENDPOINTS } from '@lintel/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from './call.ts';
import { endSession } from './session/session.ts';

/** Ends the session on the server and in the browser; the browser forgets it even if the call fails. */
export function useLogout() {
  return useMutation({
    mutationFn: () => call(ENDPOINTS.logout),
    onSettled: () => endSession('signed-out'),
  });
}

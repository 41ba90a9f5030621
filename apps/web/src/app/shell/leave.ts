import { ApiError } from '../../api/api-error.ts';
import { signOut, signOutEverywhere } from '../../features/identity/account/sign-out.ts';
import { toast } from '../../ui/toast.ts';

/** Signs out. The guards then lead to the sign-in page. */
export const leave = async (where: 'here' | 'everywhere'): Promise<void> => {
  try {
    await (where === 'here' ? signOut() : signOutEverywhere());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast({ tone: 'danger', text: error.message });
  }
};

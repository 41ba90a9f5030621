import { ConfirmHost } from './confirm.tsx';
import { ToastHost } from './toast-host.tsx';

/** Mounted once, in the shell. */
export const Overlays = () => (
  <>
    <ConfirmHost />
    <ToastHost />
  </>
);

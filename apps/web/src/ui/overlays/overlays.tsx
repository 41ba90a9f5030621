import { ConfirmHost } from './confirm.tsx';
import { ToastHost } from './toast-host.tsx';

/** Hosts of `toast` and `confirm`. Mounted once, in the shell. */
export const Overlays = () => (
  <>
    <ConfirmHost />
    <ToastHost />
  </>
);

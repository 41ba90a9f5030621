import { ConfirmHost } from './confirm.tsx';
import { ToastHost } from './toast-host.tsx';

/** Everything that `toast` and `confirm` need in the page. Mounted once, in the frame. */
export const Overlays = () => (
  <>
    <ConfirmHost />
    <ToastHost />
  </>
);

/** Keeps the screen on while it is wished and the page is seen; the browser itself lets go of a hidden one. */
export const createWakeLock = () => {
  let wished = false;
  let held: WakeLockSentinel | null = null;
  let asking = false;

  const update = async () => {
    const lock = navigator.wakeLock as WakeLock | undefined;
    if (!lock || asking) return;
    if (!wished) {
      const letGo = held;
      held = null;
      await letGo?.release();
      return;
    }
    if (document.hidden || (held && !held.released)) return;
    asking = true;
    try {
      held = await lock.request('screen');
    } finally {
      asking = false;
    }
    // It may have been taken back while the browser was asked.
    if (!wished) await update();
  };

  return {
    wish: (on: boolean) => {
      wished = on;
      // A phone that saves its battery says no.
      update().catch(() => undefined);
    },
  };
};

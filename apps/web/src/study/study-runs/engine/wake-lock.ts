/** Browsers release the lock of a hidden page, so it is requested again. */
export const createWakeLock = () => {
  let wanted = false;
  let held: WakeLockSentinel | null = null;
  let asking = false;

  const update = async () => {
    const lock = navigator.wakeLock as WakeLock | undefined;
    if (!lock || asking) return;
    if (!wanted) {
      const released = held;
      held = null;
      await released?.release();
      return;
    }
    if (document.hidden || (held && !held.released)) return;
    asking = true;
    try {
      held = await lock.request('screen');
    } finally {
      asking = false;
    }
    // It may have been switched off during the request.
    if (!wanted) await update();
  };

  return {
    setWanted: (on: boolean) => {
      wanted = on;
      // Browsers refuse in battery saver mode.
      update().catch(() => undefined);
    },
  };
};

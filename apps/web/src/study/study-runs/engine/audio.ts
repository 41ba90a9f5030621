let audio: AudioContext | null = null;

/** Must run in a click handler, because browsers block sound until a user gesture. */
export const unlockSound = (): void => {
  // A run that an address starts has no gesture, and the browser would warn.
  const { userActivation } = navigator as { userActivation?: UserActivation };
  if (userActivation && !userActivation.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
  } catch {
    // Some devices have no audio.
  }
};

/** Null until a user gesture unlocks it. */
export const runningAudio = (): AudioContext | null => (audio?.state === 'running' ? audio : null);

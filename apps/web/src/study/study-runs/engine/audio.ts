let audio: AudioContext | null = null;

/** Call from a click: browsers block sound until a user gesture. */
export const unlockSound = (): void => {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
  } catch {
    // The device has no audio.
  }
};

/** Null until a press has unlocked it. */
export const runningAudio = (): AudioContext | null => (audio?.state === 'running' ? audio : null);

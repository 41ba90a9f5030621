import { type AmbientSound, ambientSound, ambientVolume, MAX_VOLUME } from './ambient-choice.ts';
import { runningAudio, unlockSound } from './audio.ts';
import { type PlayedNoise, playNoise } from './play-noise.ts';

const claimTab = (): Promise<(() => void) | null> => {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    locks
      .request('netlik.timer-ambient', { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((release) => resolve(release)) : resolve(null),
      )
      .catch(reject);
  });
};

type Played = { sound: AmbientSound; noise: PlayedNoise; release: () => void };

const volumeNow = () => ambientVolume.get() / MAX_VOLUME;

/** The timer's refresh repeats the call every second. */
export const createAmbient = () => {
  let wanted = false;
  let played: Played | null = null;
  let claiming = false;

  const stop = () => {
    played?.noise.stop();
    played?.release();
    played = null;
  };

  const begin = async () => {
    claiming = true;
    const release = await claimTab().finally(() => {
      claiming = false;
    });
    if (!release) return;
    const audio = runningAudio();
    const sound = ambientSound.get();
    // It may have been paused or switched off during the wait.
    if (!wanted || !audio || sound === 'off') return release();
    played = { sound, noise: playNoise(audio, sound, volumeNow()), release };
  };

  const update = () => {
    const sound = wanted ? ambientSound.get() : 'off';
    if (sound === 'off') return stop();
    const audio = runningAudio();
    // A reloaded page may play only after a user gesture.
    if (!audio)
      for (const press of ['click', 'keydown']) addEventListener(press, unlockSound, { once: true });
    else if (!played) {
      if (!claiming) begin().catch(() => undefined);
    } else if (played.sound === sound) played.noise.setVolume(volumeNow());
    else {
      played.noise.stop();
      played = { sound, noise: playNoise(audio, sound, volumeNow()), release: played.release };
    }
  };
  ambientSound.listen(update);
  ambientVolume.listen(update);

  return {
    setWanted: (on: boolean): void => {
      wanted = on;
      update();
    },
  };
};

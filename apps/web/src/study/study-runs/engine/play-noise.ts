import { type Noise, noiseLoop } from './noise.ts';

const LOOP_SECONDS = 12;
/** Time constant of volume changes, which avoids clicks. */
const GLIDE_SECONDS = 0.15;
const LOUDEST = 0.8;

export type PlayedNoise = { setVolume: (share: number) => void; stop: () => void };

/** Two different channels sound wider than one. `volume` is 0 to 1. */
export const playNoise = (audio: AudioContext, noise: Noise, volume: number): PlayedNoise => {
  const { sampleRate } = audio;
  const channels = [0, 1].map(() => noiseLoop(noise, LOOP_SECONDS, sampleRate));
  const buffer = audio.createBuffer(channels.length, channels[0]!.length, sampleRate);
  for (const [at, samples] of channels.entries()) buffer.copyToChannel(samples, at);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const loudness = audio.createGain();
  loudness.gain.value = 0;
  source.connect(loudness).connect(audio.destination);
  source.start();
  const glideTo = (gain: number) => loudness.gain.setTargetAtTime(gain, audio.currentTime, GLIDE_SECONDS);
  // Squared, because perceived loudness is not linear.
  const setVolume = (share: number) => void glideTo(LOUDEST * share ** 2);
  setVolume(volume);
  return {
    setVolume,
    stop: () => {
      glideTo(0);
      source.stop(audio.currentTime + 5 * GLIDE_SECONDS);
    },
  };
};

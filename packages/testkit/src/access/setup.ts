import { startChatModel } from '../chat-model.ts';
import { CLIENT_ID, googleCredential, newSigningKey, startKeyServer } from '../google.ts';
import { openWorld } from '../world.ts';
import { startYoutube } from '../youtube.ts';
import type { AccessSetup } from './actors.ts';
import { noteWrites } from './written-tables.ts';

const PASSWORD = 'yeşil kaplumbağa 42';

export type OpenAccessSetup = AccessSetup & { close: () => Promise<void> };

/**
 * A fully configured server with the subjects' coach, and a second admin so that no test removes the last
 * one.
 */
export const openAccessSetup = async (): Promise<OpenAccessSetup> => {
  const key = newSigningKey('quality');
  const google = await startKeyServer();
  google.publish(key);
  const youtube = await startYoutube();
  const model = await startChatModel();
  const world = await openWorld({
    config: {
      googleClientId: CLIENT_ID,
      googleKeysUrl: google.url,
      youtube: youtube.config,
      ai: model.config,
      secondFactorRoles: ['admin'],
      // Unused, because access tests run no jobs.
      smtpUrl: 'smtp://127.0.0.1:1',
    },
  });
  await noteWrites(world.db);
  await world.person({ role: 'admin', secondFactor: true });
  const coach = await world.person({ role: 'coach' });
  return {
    world,
    coachId: coach.id,
    password: PASSWORD,
    passwordHash: await world.deps.passwords.hash(PASSWORD),
    credential: (claims) => googleCredential(key, world.clock.now(), claims),
    sentOut: () => model.asked.length,
    close: async () => {
      await world.close();
      await google.stop();
      await youtube.stop();
      await model.stop();
    },
  };
};

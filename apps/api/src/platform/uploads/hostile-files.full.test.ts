import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorText } from '@netlik/contract/error-texts';
import type { ErrorCode } from '@netlik/contract/errors';
import { uploads } from '@netlik/contract/platform/uploads';
import { checkReply } from '@netlik/testkit/call';
import { type HostileFile, hostileFiles } from '@netlik/testkit/hostile-files';
import { tinyPicture } from '@netlik/testkit/pictures';
import { scaled } from '@netlik/testkit/tier';
import { startUploadClient } from '@netlik/testkit/upload-client';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

let world: World;
let person: TestPerson;
let files: HostileFile[];
beforeAll(async () => {
  world = await openWorld();
  person = await world.person();
  files = await hostileFiles(uploads.universityImage.upload.maxBytes, scaled(10, 145));
}, 120_000);
afterAll(() => world.close());

const rss = () => process.memoryUsage().rss / 2 ** 20;

describe('hostile files', () => {
  it('are rejected or re-encoded, never stored as sent, with bounded memory', async () => {
    expect(files.length).toBeGreaterThanOrEqual(scaled(160, 300));
    const endpoint = uploads.universityImage;
    const client = startUploadClient({
      url: `${world.base}/api${endpoint.path}`,
      token: person.token,
      field: endpoint.upload.field,
    });
    onTestFinished(client.stop);
    await client.send(tinyPicture, 'ilk.png');
    const before = rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, rss());
    }, 5);
    const findings: string[] = [];
    const counts = { refused: 0, drawn: 0 };
    for (const { label, bytes, fileName, drawable } of files) {
      const known = new Set(await world.deps.files.list());
      const { status, body } = await client.send(bytes, fileName);
      checkReply(endpoint, status, body);
      const added = (await world.deps.files.list()).filter((path) => !known.has(path));
      if (status === 200) {
        counts.drawn += 1;
        if (!drawable) findings.push(`${label} was taken`);
        const content = readFileSync(join(world.dataDir, 'files', added[0]!));
        const { format, exif } = await sharp(content).metadata();
        if (added.length !== 1 || format !== 'webp' || exif) findings.push(`${label} is stored as ${format}`);
        if (content.equals(bytes) || /<script|<\?php|alert\(|evil\.js/.test(content.toString('latin1')))
          findings.push(`${label} is stored as sent`);
      } else {
        counts.refused += 1;
        if (added.length > 0) findings.push(`${label} was refused and yet stored`);
        const words = errorText(body.code as ErrorCode, { megabytes: 5 });
        if (![400, 413, 422].includes(status) || body.message !== words)
          findings.push(`${label} was answered ${status} ${body.message}`);
      }
    }
    clearInterval(watch);
    console.log(
      `${files.length} hostile files: ${counts.refused} refused, ${counts.drawn} drawn anew; memory ${before.toFixed(0)} MB, at most ${most.toFixed(0)} MB`,
    );
    expect(findings).toEqual([]);
    expect(most - before).toBeLessThan(200);
  }, 300_000);
});

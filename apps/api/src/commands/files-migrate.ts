import { readConfig } from '../config.ts';
import { copyFiles } from '../storage/copy-files.ts';
import { diskFiles, openFiles } from '../storage/files.ts';

const TOLD_EVERY = 100;

/** Copies uploads from DATA_DIR to S3; safe beside a running server and safe to repeat. */
const main = async () => {
  const config = readConfig(process.env);
  if (!config.s3) throw new Error('S3_BUCKET: must be set; files go there.');
  const { copied, present } = await copyFiles(diskFiles(config.dataDir), await openFiles(config), (count) => {
    if (count % TOLD_EVERY === 0) console.log(`${count} copied…`);
  });
  console.log(`Copied ${copied} files to S3; ${present} were there already.`);
};

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});

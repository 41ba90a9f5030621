import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Server } from '../../http/mount.ts';
import { isOwned } from './uploads.sql.ts';

const TWO_DAYS = 172_800;

export const fileRoutes = (server: Server, deps: Deps) => {
  // Outside the contract, because an <img> opens it with the URL's signature.
  server.app.get<{ Params: { kind: string; name: string }; Querystring: Record<string, unknown> }>(
    '/files/:kind/:name',
    async (request, reply) => {
      const { kind, name } = request.params;
      const { d, s } = request.query;
      const path = `${kind}/${name}`;
      const admitted = deps.fileLinks.isValid(path, String(d), String(s), deps.clock.now());
      const bytes = admitted && (await isOwned(deps.db, path)) ? await deps.files.read(path) : null;
      if (!bytes) throw new AppError('file.not_found');
      return reply
        .header('cache-control', `private, max-age=${TWO_DAYS}, immutable`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/webp')
        .send(Buffer.from(bytes));
    },
  );
};

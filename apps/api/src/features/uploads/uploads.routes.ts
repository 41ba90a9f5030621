import { uploads } from '@netlik/contract/uploads';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { mount, type Server } from '../../http/mount.ts';
import { uploadAvatar, uploadUniversityImage } from './uploads.service.ts';

const TWO_DAYS = 172_800;

export const uploadRoutes = (server: Server, deps: Deps) => {
  mount(server, deps, uploads, {
    avatar: ({ actor, file }) => uploadAvatar(deps, actor, file),
    universityImage: ({ actor, file }) => uploadUniversityImage(deps, actor, file),
  });

  // Not a call of the contract: an <img> opens it, with the signature in its address as the ticket.
  server.app.get<{ Params: { kind: string; name: string }; Querystring: Record<string, unknown> }>(
    '/files/:kind/:name',
    async (request, reply) => {
      const { kind, name } = request.params;
      const { d, s } = request.query;
      const path = `${kind}/${name}`;
      const admitted = deps.fileLinks.admits(path, String(d), String(s), deps.clock.now());
      const bytes = admitted ? await deps.files.read(path) : null;
      if (!bytes) throw new AppError('file.not_found');
      return reply
        .header('cache-control', `private, max-age=${TWO_DAYS}, immutable`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/webp')
        .send(Buffer.from(bytes));
    },
  );
};

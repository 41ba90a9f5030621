import { uploads } from '@netlik/contract/uploads';
import { feature } from '../../http/feature.ts';
import { fileRoutes } from './uploads.routes.ts';
import { uploadAvatar, uploadJobs, uploadUniversityImage } from './uploads.service.ts';

export const uploadsFeature = feature(
  uploads,
  (deps) => ({
    avatar: ({ actor, file }) => uploadAvatar(deps, actor, file),
    universityImage: ({ actor, file }) => uploadUniversityImage(deps, actor, file),
  }),
  { jobs: uploadJobs, routes: fileRoutes },
);

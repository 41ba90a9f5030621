import { uploads } from '@netlik/contract/platform/uploads';
import { feature } from '../../http/feature.ts';
import { fileRoutes } from './uploads.routes.ts';
import {
  requestFileRemoval,
  uploadCardImage,
  uploadJobs,
  uploadMessagePicture,
  uploadMistakePhoto,
  uploadUniversityImage,
} from './uploads.service.ts';

export const uploadsFeature = feature(
  uploads,
  (deps) => ({
    universityImage: ({ actor, file }) => uploadUniversityImage(deps, actor, file),
    cardImage: ({ actor, file }) => uploadCardImage(deps, actor, file),
    mistakePhoto: ({ actor, file }) => uploadMistakePhoto(deps, actor, file),
    messagePicture: ({ actor, file }) => uploadMessagePicture(deps, actor, file),
  }),
  { jobs: uploadJobs, routes: fileRoutes, onPerson: { erased: requestFileRemoval } },
);

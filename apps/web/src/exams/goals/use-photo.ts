import { uploads } from '@netlik/contract/platform/uploads';
import { useEffect, useRef, useState } from 'react';
import { isAborted } from '../../data/calls/api-error.ts';
import { upload } from '../../data/calls/upload.ts';
import { failureText } from '../../data/writes/failure-text.ts';

export const usePhoto = (stored: string | null) => {
  const [image, setImage] = useState(stored);
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);

  /** Returns the stored photo's URL, null for none, undefined if the upload failed. */
  const send = async (): Promise<string | null | undefined> => {
    if (!file) return image;
    setProgress(0);
    setError(undefined);
    try {
      const { signal } = leaving.current;
      const { imageUrl } = await upload(uploads.universityImage, file, { onProgress: setProgress, signal });
      return imageUrl;
    } catch (thrown) {
      if (!isAborted(thrown)) setError(failureText('', thrown));
      return undefined;
    } finally {
      setProgress(null);
    }
  };

  return {
    send,
    drop: {
      file,
      current: image,
      progress,
      error,
      onFile: (chosen: File) => {
        setError(undefined);
        setFile(chosen);
      },
      onRemove: () => {
        setError(undefined);
        if (file) setFile(null);
        else setImage(null);
      },
    },
  };
};

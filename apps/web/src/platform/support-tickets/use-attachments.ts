import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../data/calls/call.ts';
import type { UploadOptions } from '../../data/calls/upload.ts';

export const useAttachments = () => {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const leaving = useRef(new AbortController());
  const attempt = useRef({ content: '', key: '' });
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  /** The same content keeps its key, so a retry after a lost reply is not stored twice. */
  const keyOf = (body: object): string => {
    const content = JSON.stringify([
      body,
      files.map(({ name, size, lastModified }) => [name, size, lastModified]),
    ]);
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    return attempt.current.key;
  };

  const send = async <T>(
    body: object,
    work: (files: readonly File[], options: UploadOptions) => Promise<T>,
  ): Promise<T> => {
    const idempotencyKey = keyOf(body);
    setProgress(0);
    try {
      const result = await work(files, {
        onProgress: setProgress,
        signal: leaving.current.signal,
        idempotencyKey,
      });
      attempt.current = { content: '', key: '' };
      setFiles([]);
      return result;
    } finally {
      setProgress(null);
    }
  };
  return { send, field: { files, progress, onChange: setFiles } };
};

let timer: ReturnType<typeof setTimeout> | undefined;

/** Receives the delay in ms, or null to cancel. Workers are not throttled like hidden pages. */
addEventListener('message', ({ data }: MessageEvent<number | null>) => {
  clearTimeout(timer);
  if (data !== null) timer = setTimeout(() => postMessage(null), data);
});

let timer: ReturnType<typeof setTimeout> | undefined;

/** Told in how many ms to wake the page; null calls it off. A hidden page's own clock runs a minute late. */
addEventListener('message', ({ data }: MessageEvent<number | null>) => {
  clearTimeout(timer);
  if (data !== null) timer = setTimeout(() => postMessage(null), data);
});

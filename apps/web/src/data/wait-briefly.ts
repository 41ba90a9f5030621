const TIMEOUT_MS = 400;

/** Waits a short time for replies, so that a screen paints once; skeletons replace late data. */
export const waitBriefly = async (...replies: (Promise<unknown> | null)[]): Promise<void> => {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.all(replies), timeout]);
};

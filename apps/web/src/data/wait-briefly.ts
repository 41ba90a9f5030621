const TIMEOUT_MS = 400;

/** Resolves when the replies have come, or soon: a screen is then painted once, and skeletons take the place of late data. */
export const waitBriefly = async (...replies: (Promise<unknown> | null)[]): Promise<void> => {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.all(replies), timeout]);
};

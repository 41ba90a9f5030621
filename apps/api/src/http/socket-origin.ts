/**
 * Whether a socket may be opened from this origin: browsers always name it, and only our own pages have a reason to. With
 * `PUBLIC_URL` that is its origin; without, the host that was called, as in development behind another port.
 */
export const isOwnOrigin = (
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | null,
): boolean => {
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === new URL(publicUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === host;
};

/**
 * Browsers always send the origin, and only our own pages may connect. It must match `PUBLIC_URL`, or in
 * development the called host.
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

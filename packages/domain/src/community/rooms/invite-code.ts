/** Without 0/O, 1/I/L, 2/Z, 5/S and 8/B, because codes are read aloud and typed on phones. */
export const CODE_ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679';

/** Skips bytes that would favour some letters; null if there are too few bytes. */
export const inviteCode = (bytes: Uint8Array, length = 4): string | null => {
  const even = 256 - (256 % CODE_ALPHABET.length);
  const letters = [...bytes].filter((byte) => byte < even).slice(0, length);
  return letters.length < length
    ? null
    : letters.map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
};

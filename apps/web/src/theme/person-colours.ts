/** Colours of faces, apart from those of subjects. */
export const personColours = ['#6D5AE6', '#0E8F8A', '#C0562A', '#B0318C', '#2F74D0', '#7A8B1C'] as const;

/** Percent of a person's colour in the face, over the surface, and in the initials, over the text colour. */
export const FACE_SHARE = 22;
export const INITIALS_SHARE = 55;

import { icon } from './glyph.tsx';
import { pencil } from './pencil-path.ts';

export const PencilIcon = icon(pencil);

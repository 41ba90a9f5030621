import { icon } from './glyph.tsx';
import * as paths from './icon-paths.ts';

export const EyeIcon = icon(paths.eye);
export const EyeOffIcon = icon(paths.eyeOff);
export const SunIcon = icon(paths.sun);
export const MoonIcon = icon(paths.moon);
export const PaletteIcon = icon(paths.palette);
export const AlertIcon = icon(paths.alert);
export const CheckIcon = icon(paths.check);
export const MailIcon = icon(paths.mail);
export const ReloadIcon = icon(paths.reload);

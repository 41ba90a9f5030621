import { IconFrame, type IconProps } from './icons.tsx';

type Props = IconProps & { path: string; fill?: string };

/** Lucide draws in a square of 24, the frame has 20. */
export const Glyph = ({ path, fill, ...props }: Props) => (
  <IconFrame {...props}>
    <path d={path} fill={fill} transform="scale(.8333)" strokeWidth="1.92" />
  </IconFrame>
);

export const icon =
  (path: string, fill = 'none') =>
  (props: IconProps) => <Glyph {...{ path, fill }} {...props} />;

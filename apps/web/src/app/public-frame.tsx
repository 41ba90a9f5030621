import { Outlet } from 'react-router';
import { BrandFrame } from '../ui/brand-frame.tsx';

export const PublicFrame = () => (
  <BrandFrame>
    <Outlet />
  </BrandFrame>
);

import { Outlet } from 'react-router';
import { BrandFrame } from '../ui/layout/brand-frame.tsx';

export const PublicFrame = () => (
  <BrandFrame>
    <Outlet />
  </BrandFrame>
);

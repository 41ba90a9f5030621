import type { Role } from '@netlik/contract/access';

/** Who asks: a coach for their present students, an admin for all. */
export type Viewer = { id: string; role: Role };

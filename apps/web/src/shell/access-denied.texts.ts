import type { Role } from '@netlik/domain/roles';

export const accessText = (roles: readonly Role[]): string => {
  if (roles.every((role) => role === 'admin')) return 'Bu sayfaya erişmek için yönetici yetkisi gereklidir.';
  return roles.includes('student') ? 'Erişim yok.' : 'Bu sayfaya erişim yetkiniz bulunmuyor';
};

import { expect, it } from 'vitest';
import { ApiError } from '../../data/calls/api-error.ts';
import { ticketFailure } from './ticket-failure.ts';

const said = (code: string, status: number, message: string) =>
  ticketFailure(new ApiError(message, { code, status }), 'Yanıt gönderilemedi.');

it('shows the server’s own words, and the specified text where it has only general ones', () => {
  expect(said('report.expired', 409, 'Yanıt süresi doldu.')).toBe('Yanıt süresi doldu.');
  expect(said('server.failed', 500, 'Sunucuda bir hata oluştu.')).toBe('Yanıt gönderilemedi.');
  expect(said('unknown', 502, 'Sunucuda bir hata oluştu.')).toBe('Yanıt gönderilemedi.');
});

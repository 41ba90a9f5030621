import { account, type Device } from '@netlik/contract/identity/account';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const accountQueries = {
  all: ['account'] as const,
  devices: () =>
    queryOptions({
      queryKey: [...accountQueries.all, 'devices'],
      queryFn: ({ signal }) => call(account.devices, {}, signal),
    }),
};

/** The list shows the device gone at once, and the truth again if the server refuses. */
const removing = (queries: QueryClient, stays: (device: Device) => boolean) => {
  const { queryKey } = accountQueries.devices();
  return {
    onMutate: async () => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (devices) => devices?.filter(stays));
      return { before };
    },
    onError: (_error: Error, _input: unknown, context?: { before?: Device[] }) => {
      queries.setQueryData(queryKey, context?.before);
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  };
};

export const endDevice = (queries: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: () => call(account.endDevice, { params: { id } }),
    ...removing(queries, (device) => device.id !== id),
  });

export const endOtherDevices = (queries: QueryClient) =>
  mutationOptions({
    mutationFn: () => call(account.endOtherDevices, {}),
    ...removing(queries, (device) => device.current),
  });

import type { CallInput } from '@netlik/contract/endpoint';
import type { estimates } from '@netlik/contract/exams/estimates';

export type EstimateQuery = NonNullable<CallInput<typeof estimates.get>['query']>;

export const chosenKeys = { TYT: 'tyt', AYT: 'ayt', YDT: 'ydt' } as const;

/** Reads the estimate's basis from the URL; missing parameters mean the default. */
export const readEstimateBasis = (params: URLSearchParams): EstimateQuery => {
  const chosen = Object.values(chosenKeys).flatMap((key) => {
    const ids = params.get(key);
    return ids ? [[key, ids]] : [];
  });
  return {
    ...(params.get('basis') === 'average' && { basis: 'average' }),
    ...(params.get('basis') === 'chosen' && Object.fromEntries(chosen)),
    ...(params.get('placed') === '1' && { placed: '1' }),
  };
};

/** Keeps only the parameters of `readEstimateBasis`, for links to other pages. */
export const estimateBasisOf = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    [...params].filter(([name]) => ['basis', 'placed', ...Object.values(chosenKeys)].includes(name)),
  );

/** Long lists are counted up to here, since an exact total of many rows costs more than it tells; one more stands for "more". */
export const COUNTED_TO = 10_000;

type Row = { _id: string };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && '_id' in value;

/** Replaces the saved row in a query's data, which is a list, a page of a list, or the row itself. */
export const replaceRow = (data: unknown, saved: Row): unknown => {
  if (Array.isArray(data)) return data.map((each) => replaceRow(each, saved));
  if (isRow(data)) return data._id === saved._id ? saved : data;
  if (typeof data === 'object' && data !== null && 'data' in data)
    return { ...data, data: replaceRow(data.data, saved) };
  return data;
};

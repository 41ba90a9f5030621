const open = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    // With blocked cookies, reading the property alone throws.
    return null;
  }
};

const disk = open();

/** Fallback where storage is blocked or full; it lasts until the page is closed. */
const memory = new Map<string, string>();

const onDisk = (key: string): string | null => {
  try {
    return disk?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

export const browserStorage = {
  read: (key: string): string | null => memory.get(key) ?? onDisk(key),
  write(key: string, value: string): void {
    memory.delete(key);
    try {
      if (disk) disk.setItem(key, value);
      else memory.set(key, value);
    } catch {
      memory.set(key, value);
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      disk?.removeItem(key);
    } catch {
      // Storage is blocked, so there is nothing to remove.
    }
  },
};

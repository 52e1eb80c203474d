import type { MediaStore } from '#server/media/store.ts';

/** Files of photos in memory, for a test to look into. */
export interface MemoryStore extends MediaStore {
  files: Map<string, Buffer>;
}

/** A store that is gone with its test. */
export function memoryStore(): MemoryStore {
  const files = new Map<string, Buffer>();
  return {
    files,
    write: async (name, bytes) => {
      files.set(name, bytes);
    },
    read: async (name) => files.get(name) ?? null,
    remove: async (names) => {
      for (const name of names) files.delete(name);
    },
  };
}

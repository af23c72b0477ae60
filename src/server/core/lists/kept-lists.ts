import { LRUCache } from 'lru-cache'
import { JsonBody } from './json-body.ts'

/** Bytes of all lists that one process keeps. */
const MAX_BYTES = 8 * 1024 * 1024

/** A longer list is read anew each time. */
const MAX_LIST_BYTES = 1024 * 1024

/** How long a list is kept: the screens that a change reaches read it within seconds. */
const KEPT_MS = 60_000

/**
 * Lists that were read a moment ago, by what they are and their ETag. A change makes all open screens of a wedding read
 * the list again at once, and they get the same bytes: those who ask while it is being read wait for that answer.
 */
export type KeptLists = { read(key: string, read: () => Promise<string>): Promise<JsonBody> }

export function createKeptLists(): KeptLists {
  const lists = new LRUCache<string, JsonBody, () => Promise<string>>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_LIST_BYTES,
    ttl: KEPT_MS,
    // The compressed bytes are a fraction, and the smallest list takes its key and its entry.
    sizeCalculation: ({ bytes }, key) => bytes.length + Math.ceil(bytes.length / 4) + key.length + 500,
    // A list that others push out while it is being read is answered all the same, and not kept.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: read }) => new JsonBody(await read()),
  })
  return { read: async (key, read) => (await lists.fetch(key, { context: read }))! }
}

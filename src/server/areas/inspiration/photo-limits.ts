import { TokenBuckets } from '#server/platform/token-buckets.ts'

/** Links and phones remembered at once. */
const KEYS_MAX = 50_000

/** Photographs of one phone: what it chose three times at once, then one in four seconds. */
const OF_PHONE = { capacity: 40, perSecond: 0.25 }

/** Photographs of one link: 500 phones of a party, which may share one network. */
const OF_LINK = { capacity: 6_000, perSecond: 20 }

/**
 * Bodies that arrive at once in this process, of one link, and of one phone: each is a file on the disk meanwhile. Those
 * of a link are fewer than may wait to write into one wedding, so that none is sent away once it has arrived.
 */
const AT_ONCE = { all: 400, link: 80, phone: 4 }

/** Seconds after which a place among the bodies is worth asking for again. */
const PLACE_AFTER_SECONDS = 3

/**
 * The limits of guests' photographs, in the memory of this process. None counts the network: a whole party has one
 * address.
 */
export function createPhotoLimits(now?: () => number) {
  const ofPhone = new TokenBuckets(OF_PHONE, KEYS_MAX, now)
  const ofLink = new TokenBuckets(OF_LINK, KEYS_MAX, now)
  const arriving = new Map<string, number>()
  const count = (key: string, by: number) => {
    const next = (arriving.get(key) ?? 0) + by
    if (next > 0) arriving.set(key, next)
    else arriving.delete(key)
    return next
  }
  const isFull = (places: readonly (readonly [string, number])[]) =>
    places.some(([key, max]) => (arriving.get(key) ?? 0) >= max)
  return {
    /** Seconds after which to ask again, when there is no place among the bodies of a link; 0 when there is one. */
    placeIn: (token: string): number => (isFull(placesOf(token)) ? PLACE_AFTER_SECONDS : 0),
    /** Seconds to wait before another photograph may be sent; 0 when it may. */
    send: (token: string, phone: string): number => ofPhone.take(phone, 1) || ofLink.take(token, 1),
    /**
     * A place among the bodies that arrive; gives the function that leaves it, or the seconds after which to ask again.
     */
    enter(token: string, phone: string): (() => void) | number {
      const places = [...placesOf(token), [`phone/${phone}`, AT_ONCE.phone] as const]
      if (isFull(places)) return PLACE_AFTER_SECONDS
      for (const [key] of places) count(key, 1)
      return () => {
        for (const [key] of places) count(key, -1)
      }
    },
  }
}

const placesOf = (token: string) =>
  [
    ['', AT_ONCE.all],
    [`link/${token}`, AT_ONCE.link],
  ] as const

export type PhotoLimits = ReturnType<typeof createPhotoLimits>

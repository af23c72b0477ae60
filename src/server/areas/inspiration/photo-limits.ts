import { MINUTE_MS } from '#domain/time/time.ts'
import type { Pace } from '#server/core/http/incoming-file.ts'
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

/** Of these, bodies that are larger than a photograph: 4 GB on the disk, and videos leave photographs their place. */
const LARGE_AT_ONCE = { all: 40, link: 12 }

/**
 * A body that holds one of them comes at 2 Mbit/s, as phones do where a network is weak, or loses it: 100 MB in eleven
 * minutes at most. The first four go by where a network breaks off for a while.
 */
export const LARGE_PACE: Pace = { bytesPerMs: 250, slackMs: 4 * MINUTE_MS }

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
    placeIn: (token: string, isLarge: boolean): number =>
      isFull(placesOf(token, isLarge)) ? PLACE_AFTER_SECONDS : 0,
    /** Seconds to wait before another photograph may be sent; 0 when it may. */
    send: (token: string, phone: string): number => ofPhone.take(phone, 1) || ofLink.take(token, 1),
    /**
     * A place among the bodies that arrive; gives the function that leaves it, or the seconds after which to ask again.
     */
    enter(token: string, phone: string, isLarge: boolean): (() => void) | number {
      const places = [...placesOf(token, isLarge), [`phone/${phone}`, AT_ONCE.phone] as const]
      if (isFull(places)) return PLACE_AFTER_SECONDS
      for (const [key] of places) count(key, 1)
      return () => {
        for (const [key] of places) count(key, -1)
      }
    },
  }
}

const placesOf = (token: string, isLarge: boolean): (readonly [string, number])[] => [
  ['', AT_ONCE.all],
  [`link/${token}`, AT_ONCE.link],
  ...(isLarge
    ? ([
        ['large', LARGE_AT_ONCE.all],
        [`large/${token}`, LARGE_AT_ONCE.link],
      ] as const)
    : []),
]

export type PhotoLimits = ReturnType<typeof createPhotoLimits>

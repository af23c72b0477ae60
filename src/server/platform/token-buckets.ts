/** A bucket holds `capacity` tokens and gets `perSecond` back while it is not full. */
type BucketRule = { capacity: number; perSecond: number }

type Bucket = { tokens: number; at: number }

/**
 * A token bucket for each key, in the memory of this process. At most `keysMax` are remembered; beyond, the
 * key that was silent longest starts anew with a full one.
 */
export class TokenBuckets {
  readonly #rule: BucketRule
  readonly #keysMax: number
  readonly #now: () => number
  /** Those used last at the end. */
  readonly #buckets = new Map<string, Bucket>()

  /** `now` is in milliseconds and only grows. */
  constructor(rule: BucketRule, keysMax: number, now = () => performance.now()) {
    this.#rule = rule
    this.#keysMax = keysMax
    this.#now = now
  }

  /** Takes `cost` tokens: 0 when they were there, else the seconds until they will be. */
  take(key: string, cost: number): number {
    const { capacity, perSecond } = this.#rule
    const now = this.#now()
    const last = this.#buckets.get(key) ?? { tokens: capacity, at: now }
    // A clock that is set back takes nothing away: else a correct guest would be refused until it has caught up.
    const elapsed = Math.max(0, now - last.at)
    const tokens = Math.min(capacity, last.tokens + (elapsed / 1000) * perSecond)
    const isEnough = tokens >= cost
    this.#buckets.delete(key)
    this.#buckets.set(key, { tokens: isEnough ? tokens - cost : tokens, at: now })
    if (this.#buckets.size > this.#keysMax) this.#forgetOldest()
    return isEnough ? 0 : Math.ceil((cost - tokens) / perSecond)
  }

  /** Gives tokens back, for what turned out to be legitimate. */
  give(key: string, cost: number): void {
    const bucket = this.#buckets.get(key)
    if (bucket) bucket.tokens = Math.min(this.#rule.capacity, bucket.tokens + cost)
  }

  /** Whether anything was taken of this key, as far as is remembered. */
  has(key: string): boolean {
    return this.#buckets.has(key)
  }

  get size(): number {
    return this.#buckets.size
  }

  #forgetOldest(): void {
    for (const key of this.#buckets.keys()) {
      this.#buckets.delete(key)
      return
    }
  }
}

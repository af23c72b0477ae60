import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether an `Authorization` header carries a secret. Compared by their digests, which are of one length and take the
 * same time however much is right.
 */
export function isBearerOf(header: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`))
}

import { once } from 'node:events'
import webPush from 'web-push'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import { isForbiddenHost, OutboundError, readWebLink, requestGuarded } from './outbound/guarded-request.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { Vapid } from './vapid.ts'

/** A browser as it takes pushes: where its push service is, and its keys in base64url. */
export type PushTarget = { endpoint: string; p256dh: string; authKey: string }

export type PushMessage = {
  payload: string
  /** One that has not been delivered yet is replaced by the next of the same topic. */
  topic: string
  keptHours: number
}

/** The outcome of a push: `gone` for a browser that takes no more of them. Every other failure is thrown. */
export type PushOutcome = 'sent' | 'gone' | 'refused'

const PUSH_MS = 15_000

/** A point of the curve P-256, uncompressed, and the secret beside it. */
const KEY_BYTES = { p256dh: 65, authKey: 16 }

/** Whether pushes may be sent to what a client says is its push service. */
export function isPushTarget(target: PushTarget, outbound: Outbound): boolean {
  const address = readPushAddress(target.endpoint, outbound)
  const [p256dh, authKey] = [target.p256dh, target.authKey].map((key) => Buffer.from(key, 'base64url'))
  return (
    address !== null &&
    !isForbiddenHost(address, outbound) &&
    p256dh!.length === KEY_BYTES.p256dh &&
    p256dh![0] === 4 &&
    authKey!.length === KEY_BYTES.authKey
  )
}

function readPushAddress(endpoint: string, outbound: Outbound): URL | null {
  const address = readWebLink(endpoint, outbound)
  return address && (address.protocol === 'https:' || outbound.allowsPlainPush) ? address : null
}

/** Sends a push, encrypted for the browser alone, to a public address. Throws while the push service is away. */
export async function sendPush(
  { vapid, outbound }: { vapid: Vapid; outbound: Outbound },
  target: PushTarget,
  { payload, topic, keptHours }: PushMessage,
): Promise<PushOutcome> {
  const address = readPushAddress(target.endpoint, outbound)
  if (!address) return 'gone'
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: address.href, keys: { p256dh: target.p256dh, auth: target.authKey } },
    payload,
    { vapidDetails: vapid, TTL: keptHours * HOUR_SECONDS, topic, contentEncoding: 'aes128gcm' },
  )
  const signal = AbortSignal.timeout(PUSH_MS)
  try {
    const answer = await requestGuarded(address, outbound, { method: 'POST', headers, body: body!, signal })
    answer.resume()
    await once(answer, 'end')
    return outcomeOf(answer.statusCode ?? 0)
  } catch (error) {
    // A name that leads into a network of ours is no push service.
    if (error instanceof OutboundError && error.reason === 'refused') return 'gone'
    throw error
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  // 403: the browser subscribed with a key that is not ours any more.
  if ([403, 404, 410].includes(status)) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`the push service answers ${status}`)
  return 'refused'
}

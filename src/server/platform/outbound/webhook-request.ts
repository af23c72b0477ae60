import { isForbiddenHost, OutboundError, readWebLink, requestGuarded } from './guarded-request.ts'
import { isLoopback } from './loopback.ts'
import type { Outbound } from './outbound.ts'

/** The addresses of this machine alone, for a receiver that is being written on it. */
const thisMachine = (outbound: Outbound): Outbound => ({
  ...outbound,
  allowsAddress: isLoopback,
  allowsAnyPort: true,
})

/**
 * The address of a webhook: https on its own port without credentials, of a name or a public address. On an
 * installation that allows it, http and any port of this machine too. `null` for every other.
 */
export function readWebhookUrl(url: string, outbound: Outbound): URL | null {
  const opened = reaching(url, outbound)
  return opened?.address ?? null
}

function reaching(url: string, outbound: Outbound): { address: URL; outbound: Outbound } | null {
  const isOwnMachine =
    outbound.allowsLoopbackWebhooks === true && URL.canParse(url) && isLoopback(new URL(url).hostname)
  const reached = isOwnMachine ? thisMachine(outbound) : outbound
  const address = readWebLink(url, reached)
  if (!address) return null
  if (address.hash !== '' || isForbiddenHost(address, reached)) return null
  if (address.protocol !== 'https:' && !isOwnMachine) return null
  return { address, outbound: reached }
}

/** The answer to a webhook: its status, or why there was none, and how long it took. */
export type WebhookAnswer = {
  httpStatus: number | null
  error: 'timeout' | 'unreachable' | 'refused' | null
  durationMs: number
}

type Message = { headers: Record<string, string>; body: string; timeoutMs: number; signal: AbortSignal }

/**
 * Posts a message to the address of a webhook. Of the answer nothing but its status is read, no redirect is followed,
 * and all of it takes no longer than `timeoutMs`. Throws only when `signal` ends it.
 */
export async function postWebhook(url: string, outbound: Outbound, message: Message): Promise<WebhookAnswer> {
  const began = performance.now()
  const ended = (answer: Pick<WebhookAnswer, 'httpStatus' | 'error'>): WebhookAnswer => ({
    ...answer,
    durationMs: Math.round(performance.now() - began),
  })
  const reached = reaching(url, outbound)
  if (!reached) return ended({ httpStatus: null, error: 'refused' })
  const timeout = AbortSignal.timeout(message.timeoutMs)
  try {
    const answer = await requestGuarded(reached.address, reached.outbound, {
      method: 'POST',
      headers: message.headers,
      body: Buffer.from(message.body),
      signal: AbortSignal.any([timeout, message.signal]),
    })
    // A body that never ends is not waited for; destroying it may fail it.
    answer.on('error', () => {})
    answer.destroy()
    return ended({ httpStatus: answer.statusCode ?? null, error: null })
  } catch (error) {
    if (message.signal.aborted) throw error
    const isRefused = error instanceof OutboundError && error.reason === 'refused'
    return ended({
      httpStatus: null,
      error: isRefused ? 'refused' : timeout.aborted ? 'timeout' : 'unreachable',
    })
  }
}

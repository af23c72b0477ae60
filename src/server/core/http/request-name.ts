import type { IncomingMessage } from 'node:http'

type Named = { name: string; isStream: boolean }

const names = new WeakMap<IncomingMessage, Named>()

/**
 * Notes which procedure, upload or download of the contract a request is for, for its line in the log and in the
 * metrics; a stream is open for as long as its page, so it is not timed.
 */
export function nameRequest(request: IncomingMessage, name: string): void {
  names.set(request, { name, isStream: false })
}

/** Notes that the answer of a named request is a stream. */
export function noteStream(request: IncomingMessage): void {
  const named = names.get(request)
  if (named) named.isStream = true
}

/** The name that a request was given, or the kind of what it asks for: never a part of its path. */
export function nameOf(request: IncomingMessage): Named {
  return names.get(request) ?? { name: kindOf(request.url ?? ''), isStream: false }
}

/** The first that fits; everything else is a public page. */
const KINDS: readonly [prefix: RegExp, kind: string][] = [
  [/^\/(?:healthz|readyz|metrics)\b/, 'health'],
  [/^\/api\/auth\//, 'auth'],
  [/^\/api\//, 'api'],
  [/^\/assets\//, 'asset'],
  [/^\/files\//, 'file'],
  [/^\/i(?:\/|$)/, 'invitation'],
  [/^\/app(?:[/?]|$)/, 'screen'],
]

const kindOf = (url: string) => KINDS.find(([prefix]) => prefix.test(url))?.[1] ?? 'page'

import type { FuzzRequest } from './api-requests.ts'
import type { Received } from './send.ts'

/** Refusals that no operation declares: of the feature that is off or hidden, and of a page elsewhere. */
const ANYWHERE: Record<string, number> = { NO_SUCH_ENDPOINT: 404, CROSS_ORIGIN_REFUSED: 403 }

/** The promise of the document that an answer breaks; nothing for most. */
export function faultOf(
  { operation, method }: Pick<FuzzRequest, 'operation' | 'method'>,
  answer: Received,
): string | undefined {
  const { status, type, json } = answer
  if (status === 0) return 'no answer'
  if (status >= 500) return `status ${status}`
  if (status < 400 || method === 'HEAD') return undefined
  if (!type.startsWith('application/json')) return `a refusal as ${type || 'nothing'}`
  const { code, message } = (json ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code !== 'string' || typeof message !== 'string') return 'a refusal without code and message'
  if (method !== operation.method) return undefined
  if (ANYWHERE[code] === status) return undefined
  const declared = operation.answers[status]
  if (!declared) return `status ${status} is not declared (${code})`
  return declared.includes(code) ? undefined : `${code} is not declared with ${status}`
}

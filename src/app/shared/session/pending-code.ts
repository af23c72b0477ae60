import { codeOfLink, PENDING_CODE_COOKIE } from '#domain/member-codes/member-codes.ts'
import { useCookie } from '../page/use-cookie.ts'
import { readRemembered } from '../wedding/remembered.ts'

/** The code of an invitation link that waits for the step after signup or login, or `null`. It goes on waiting. */
export const usePendingCode = (): string | null => codeOfLink(useCookie(PENDING_CODE_COOKIE) ?? undefined)

/** The same, for what is not drawn. */
export const pendingCode = (): string | null =>
  codeOfLink(readRemembered(document.cookie, PENDING_CODE_COOKIE) ?? undefined)

/** No code waits any more: it was redeemed or turned down. Not for rendering, which must have no effects. */
export function forgetPendingCode(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${PENDING_CODE_COOKIE}=; Max-Age=0; Path=/`
}

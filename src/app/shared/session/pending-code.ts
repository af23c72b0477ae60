import { codeOfLink, PENDING_CODE_COOKIE } from '#domain/member-codes/member-codes.ts'

/** The code of an invitation link that waits for the step after signup or login, or `null`. It goes on waiting. */
export function pendingCode(allCookies: string): string | null {
  const cookies = allCookies.split('; ')
  const found = cookies.find((cookie) => cookie.startsWith(`${PENDING_CODE_COOKIE}=`))
  return codeOfLink(found?.slice(PENDING_CODE_COOKIE.length + 1))
}

/** No code waits any more: it was redeemed or turned down. Not for rendering, which must have no effects. */
export function forgetPendingCode(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${PENDING_CODE_COOKIE}=; Max-Age=0; Path=/`
}

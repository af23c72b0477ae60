import { hasLeftOffline, LEAVING_COOKIE } from '#domain/accounts/device.ts'
import { DAY_SECONDS } from '#domain/time/time.ts'
import { isAway } from '../../sync/away.ts'
import { leaveUnasked } from '../../sync/unsaved/unsaved.ts'
import { signOut } from './auth-request.ts'

/** Browsers keep a cookie for 400 days at most; the session is over long before. */
const LEAVING_SECONDS = 400 * DAY_SECONDS

/** The person has left without a network: no page of this browser is for them until their session could be ended. */
export const noteLeaving = (): void => write('1', LEAVING_SECONDS)

/** Whether the person has left and the server does not know yet. */
export const isLeftOffline = (): boolean => hasLeftOffline(document.cookie)

/** Ends the session that a person has left without a network, as soon as there is one. */
export async function finishLeaving(): Promise<void> {
  try {
    await signOut()
  } catch (error) {
    if (isAway(error)) window.addEventListener('online', () => void finishLeaving(), { once: true })
    return
  }
  write('', 0)
  leaveUnasked('/login?logout=1')
}

function write(value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page, and the page while it starts
  document.cookie = `${LEAVING_COOKIE}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`
}

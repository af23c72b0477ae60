import type { Context } from 'hono'
import type { Platform } from '#server/core/context.ts'
import type { CallAuth, OpenPath } from '../call-auth.ts'
import { readSession } from '../read-session.ts'
import { readSessionCookie } from '../session-cookie.ts'
import { endSession } from '../sessions.commands.ts'
import { refusal } from './token-answer.ts'

type Credentials = { email: string; password: string; code?: string | undefined }

/**
 * Signs a program in as a browser would, with its limits, its second step and its notices, and gives whose account
 * it is, or the refusal. The session of that sign-in ends at once: the program gets one of its own.
 */
export function createPasswordGrant(platform: Platform, callAuth: CallAuth) {
  const { db } = platform
  const { publicUrl, authSecret } = platform.settings
  const ask = (c: Context, path: OpenPath, body: object, cookie = '') => {
    const headers = {
      'content-type': 'application/json',
      'user-agent': c.req.header('user-agent') ?? '',
      cookie,
    }
    const url = new URL(`/api/auth${path}`, publicUrl)
    return callAuth(c, path, new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
  }

  return async (c: Context, { email, password, code }: Credentials): Promise<string | Response> => {
    let answer = await ask(c, '/sign-in/email', { email, password })
    if (!answer.ok) return answer
    const { twoFactorRedirect } = (await answer.json()) as { twoFactorRedirect?: boolean }
    if (twoFactorRedirect) {
      if (code === undefined) return refusal('SECOND_STEP_REQUIRED')
      const path = /^[\d\s-]+$/.test(code) ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code'
      answer = await ask(c, path, { code }, cookiesOf(answer))
      if (!answer.ok) return answer
    }
    const token = readSessionCookie(cookiesOf(answer), publicUrl, authSecret)?.token
    if (!token) throw new Error('accounts: a sign-in of a program began no session')
    const session = await readSession(platform, { token, weddingId: null, area: null })
    await endSession(db, token)
    return session?.user_id ?? refusal('ACCOUNT_DELETED')
  }
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ')

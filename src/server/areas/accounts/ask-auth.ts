import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Enter } from '#server/core/auth/account-slot.ts'
import type { CallAuth, OpenPath } from '#server/core/auth/call-auth.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { fieldsOf } from '#server/core/http/request-log.ts'
import { outageOf } from '#server/platform/outage.ts'
import type { AccountSite } from '#site/accounts/account-pages.tsx'
import type { FormRefusal } from '#site/accounts/forms.ts'

/** The answer of Better Auth to a form. */
export type Answer =
  | { refusal: FormRefusal; status: ContentfulStatusCode }
  | { refusal?: undefined; token?: string | null; isWaiting?: boolean; url?: string; nonce?: string }

export type AskAuth = (c: Context, path: OpenPath, body: object) => Promise<Answer>

/** Each form needs these to answer. */
export type Forms = { platform: Platform; site: AccountSite; ask: AskAuth }

/** Headers of an answer of Better Auth that the answer to the form repeats. */
const REPEATED = ['retry-after', 'clear-site-data']

/** Asks Better Auth in process what the app asks it over HTTP. */
export function createAskAuth(
  { log, settings: { publicUrl } }: Pick<Platform, 'log'> & Configured<'publicUrl'>,
  { callAuth, enterQueue }: { callAuth: CallAuth; enterQueue: Enter },
): AskAuth {
  return async (c, path, body) => {
    const headers = new Headers(c.req.raw.headers)
    headers.set('content-type', 'application/json')
    headers.delete('content-length')
    const url = new URL(`/api/auth${path}`, publicUrl)
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
    try {
      const slot = await enterQueue(c)
      const response = await callAuth(c, path, request).finally(slot.release)
      for (const cookie of response.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
      for (const name of REPEATED) {
        const value = response.headers.get(name)
        if (value) c.header(name, value)
      }
      const { code = 'INTERNAL_SERVER_ERROR', ...data } = await response.json()
      if (response.ok) {
        const token = data.token ?? data.session?.token
        return { token, isWaiting: data.twoFactorRedirect === true, url: data.url, nonce: data.nonce }
      }
      return { refusal: { code, data }, status: response.status as ContentfulStatusCode }
    } catch (error) {
      const outage = outageOf(error)
      if (outage) {
        c.header('retry-after', outage.headers['retry-after'])
        return { refusal: { code: outage.code }, status: 503 }
      }
      log.error({ err: error, ...fieldsOf(c) }, 'account form failed')
      return { refusal: { code: 'INTERNAL_SERVER_ERROR' }, status: 500 }
    }
  }
}

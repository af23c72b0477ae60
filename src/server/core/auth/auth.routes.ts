import { isAPIError } from 'better-auth/api'
import { Hono } from 'hono'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { outageOf } from '#server/platform/outage.ts'
import type { RateRule } from '#server/platform/rate-limit.ts'
import { withAsyncContext } from './async-context.ts'
import type { Auth } from './auth.ts'
import { type CallAuth, METHODS, OF_WALLETS, OPEN_PATHS, TEN_MINUTES } from './call-auth.ts'
import { mountTokens } from './tokens/tokens.routes.ts'

const BODY_MAX = 16 * 1024

const CONFIRMATIONS: RateRule = { max: 60, windowSeconds: TEN_MINUTES }

/** Better Auth under `/api/auth`, only the paths the product uses. */
export function createAuthRoutes(
  platform: Platform,
  { auth, callAuth }: { auth: Auth; callAuth: CallAuth },
  trustProxy: boolean,
): Hono {
  const app = new Hono()

  const limited = limitBody(BODY_MAX)
  app.use((c, next) => (c.req.path === '/api/auth/sign-out' ? next() : limited(c, next)))
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })
  for (const path of OPEN_PATHS) {
    if (OF_WALLETS.includes(path) && !platform.settings.walletSignIn) continue
    app.on(METHODS[path] ?? ['POST'], path, (c) => callAuth(c, path, c.req.raw))
  }
  mountTokens(app, platform, { auth, callAuth }, trustProxy)

  // A link in a mail is opened by a person: every outcome leads to the login screen, which says it.
  app.get('/verify-email', async (c) => {
    try {
      const network = clientNetworkOf(c, trustProxy)
      const verdict = await platform.rateLimiter.consume(`/verify-email:${network}`, CONFIRMATIONS)
      if (!verdict.allowed) return c.redirect('/login?error=TOO_MANY_ATTEMPTS')
      const problem = await confirmEmail(auth, c.req.query('token') ?? '')
      return c.redirect(problem ? `/login?error=${problem}` : '/login?confirmado=1')
    } catch (error) {
      const outage = outageOf(error)
      if (!outage) throw error
      return c.redirect(`/login?error=${outage.code}`)
    }
  })

  return app
}

async function confirmEmail(auth: Auth, token: string) {
  try {
    await withAsyncContext(() => auth.api.verifyEmail({ query: { token } }))
    return null
  } catch (error) {
    if (!isAPIError(error)) throw error
    return error.body?.code === 'TOKEN_EXPIRED' ? 'CONFIRMATION_EXPIRED' : 'CONFIRMATION_INVALID'
  }
}

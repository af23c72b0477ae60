import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Platform } from '../context.ts'
import { clientAddress } from '../platform/http/client-address.ts'
import type { Auth } from './auth.ts'

const MINUTE = 60

/** The doors of Better Auth that are open, each with how often one address may knock. */
const OPEN_PATHS: Record<string, { method: 'GET' | 'POST'; max: number; windowSeconds: number }> = {
  '/sign-up/email': { method: 'POST', max: 300, windowSeconds: 10 * MINUTE },
  '/sign-in/email': { method: 'POST', max: 300, windowSeconds: 10 * MINUTE },
  '/request-password-reset': { method: 'POST', max: 60, windowSeconds: 10 * MINUTE },
  '/reset-password': { method: 'POST', max: 60, windowSeconds: 10 * MINUTE },
  '/verify-email': { method: 'GET', max: 60, windowSeconds: 10 * MINUTE },
  '/sign-out': { method: 'POST', max: 600, windowSeconds: 10 * MINUTE },
}

/** Better Auth under `/api/auth`, only the paths the product uses. */
export function createAuthRoutes(platform: Platform, auth: Auth, trustProxy: boolean): Hono {
  const app = new Hono()
  app.use(bodyLimit({ maxSize: 16 * 1024 }))
  for (const [path, { method, ...rule }] of Object.entries(OPEN_PATHS)) {
    app.on(method, path, async (c) => {
      const verdict = await platform.rateLimiter.consume(`${path}:${clientAddress(c, trustProxy)}`, rule)
      if (!verdict.allowed) return tooManyAttempts(verdict.retryAfterSeconds)
      const response = await auth.handler(c.req.raw)
      return response.status === 429 ? withRetryAfter(response) : response
    })
  }
  app.all('*', (c) => c.json({ code: 'NO_SUCH_ENDPOINT', message: 'There is nothing here' }, 404))
  return app
}

function tooManyAttempts(retryAfterSeconds: number): Response {
  return Response.json(
    { code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts', retryAfterSeconds },
    { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } },
  )
}

async function withRetryAfter(response: Response): Promise<Response> {
  const { retryAfterSeconds } = (await response.json()) as { retryAfterSeconds?: number }
  return tooManyAttempts(retryAfterSeconds ?? MINUTE)
}

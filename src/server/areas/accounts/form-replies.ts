import type { Context } from 'hono'
import { findWaitingDeletion } from '#server/areas/rights/account-deletion.queries.ts'
import { RECOVERY_PATH } from '#server/areas/rights/recover-account.ts'
import { readSession } from '#server/core/auth/read-session.ts'
import type { Platform } from '#server/core/context.ts'
import { outageOf } from '#server/platform/outage.ts'
import { type AccountSite, renderSecondStep } from '#site/accounts/account-pages.tsx'
import { SCRIPT_HEADER } from '#site/accounts/forms.ts'
import { secondStepPath } from '#site/accounts/second-step-page.tsx'
import { replyAccount } from './account-reply.ts'
import { homePath, isPathOf } from './home-path.ts'

type SignedIn = { token?: string | null; isWaiting?: boolean }

/** Leads on after a way in that was right: to the page that was asked for, or to the second step. */
export async function finishSignIn(
  c: Context,
  { platform, site }: { platform: Platform; site: AccountSite },
  { token, isWaiting }: SignedIn,
  asked: string | null,
): Promise<Response> {
  if (!isWaiting) return leadTo(c, await pathAfterSignIn(platform, token ?? '', asked))
  const step = { kind: 'app', asked } as const
  if (isFromScript(c)) return replyAccount(c, renderSecondStep(step, site))
  return c.redirect(secondStepPath(step), 303)
}

/** The page that was asked for, if it is one of the person, else their home (spec 2). */
async function pathAfterSignIn(platform: Platform, token: string, asked: string | null): Promise<string> {
  try {
    const session = await readSession(platform, { token, weddingId: null, area: null })
    if (!session)
      return (await findWaitingDeletion(platform.db, token, platform.clock.now())) ? RECOVERY_PATH : '/app'
    const user = { userId: session.user_id, role: session.role }
    return asked && (await isPathOf(platform.db, user, asked)) ? asked : await homePath(platform.db, user)
  } catch (error) {
    if (!outageOf(error)) throw error
    return '/app'
  }
}

export const isFromScript = (c: Context) => c.req.header(SCRIPT_HEADER.name) === SCRIPT_HEADER.value

export const leadTo = (c: Context, location: string): Response =>
  isFromScript(c) ? c.json({ location }) : c.redirect(location, 303)

/** Reads a form by the names of its fields; only a plain form is read. */
export async function readForm(c: Context): Promise<(name: string) => string> {
  const type = c.req.header('content-type') ?? ''
  const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)
  const fields = new URLSearchParams(isForm ? await c.req.text() : '')
  return (name) => fields.get(name) ?? ''
}

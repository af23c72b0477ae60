import type { createAuthMiddleware } from 'better-auth/api'
import type { AccountActivityKind } from '#domain/accounts/account-activity.ts'
import type { Platform } from '#server/core/context.ts'
import { noteAccountActivity } from './account-activity/account-activity.commands.ts'
import { readStoredRecoveryCodes } from './second-step/recovery-codes.queries.ts'
import { countRecoveryCodes } from './second-step/recovery-codes.ts'

type HookRequest = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** The ways into an account that a request of Better Auth has changed by itself when it went well. */
const KINDS: Record<string, AccountActivityKind> = {
  '/two-factor/disable': 'secondStepOff',
  '/two-factor/generate-backup-codes': 'recoveryCodesRenewed',
  '/two-factor/verify-backup-code': 'recoveryCodeUsed',
  '/passkey/verify-registration': 'passkeyAdded',
}

/** Notes what Better Auth has changed about the ways into an account. */
export async function noteAccessChange(
  platform: Platform,
  request: HookRequest,
  isSignIn: boolean,
): Promise<void> {
  const { path, context, headers } = request
  const { returned, newSession, session } = context
  // The code that ends the set-up of an authenticator replaces the session; one of a sign-in begins one.
  const endsSetUp = path === '/two-factor/verify-totp' && newSession !== null && !isSignIn
  const kind = endsSetUp ? 'secondStepOn' : KINDS[path]
  const userId = (newSession ?? session)?.user.id
  if (!kind || !userId) return
  const subject = kind === 'recoveryCodeUsed' ? await codesLeft(platform, userId) : nameIn(kind, returned)
  await noteAccountActivity(platform.db, platform, {
    userId,
    kind,
    subject,
    userAgent: headers?.get('user-agent') ?? null,
  })
}

async function codesLeft({ db, settings: { authSecret } }: Platform, userId: string): Promise<string> {
  const stored = await readStoredRecoveryCodes(db, userId)
  return String(stored === null ? 0 : await countRecoveryCodes(stored, authSecret))
}

const nameIn = (kind: AccountActivityKind, returned: unknown): string =>
  kind === 'passkeyAdded' ? ((returned as { name?: string | null }).name ?? '') : ''

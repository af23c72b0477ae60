import { APIError } from 'better-auth/api'
import type { Role } from '#domain/members/roles.ts'
import { acceptedAtSignUp } from '#domain/operation/legal-documents.ts'
import { SESSION_DAYS } from '#domain/operation/retention.ts'
import { DAY_SECONDS } from '#domain/time/time.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { versionsInForce } from '#server/core/legal/texts-in-force.queries.ts'
import { hasVerifiedOwner, PASSKEY_SIGN_IN } from './passkeys/passkeys.ts'
import { providerIdentity } from './providers/provider-identity.ts'
import type { ProviderLinks } from './providers/provider-links.ts'
import type { queuedMails } from './queued-mails.ts'
import { USER_AGENT_MAX } from './read-device.ts'
import { isSecondStep } from './second-step/second-step-guard.ts'
import { isSuspended } from './suspensions.queries.ts'
import { WALLET_SIGN_IN } from './wallets/wallets.ts'

type Mails = Pick<ReturnType<typeof queuedMails>, 'welcome'>

/** The answer to who signs in to a suspended account, once they have proved that it is theirs. */
export const ACCOUNT_SUSPENDED = 'ACCOUNT_SUSPENDED'

/** Our additions to the rows that Better Auth writes. */
export const databaseHooks = (
  platform: Pick<Platform, 'db' | 'clock'> & Configured<'comingTexts'>,
  mails: Mails,
  links: ProviderLinks,
  options: { requireEmailVerification: boolean },
) =>
  ({
    session: {
      create: {
        before: async (session: NewSession, request: HookContext) => {
          if (await isSuspended(platform.db, session.userId)) {
            throw new APIError('FORBIDDEN', { code: ACCOUNT_SUSPENDED, message: 'The account is suspended' })
          }
          const now = platform.clock.now()
          const secondStepAt = givesSecondStep(request) ? now : null
          return { data: { ...dated(session, now), secondStepAt } }
        },
      },
    },
    user: {
      create: {
        before: async (user: NewUser, request: HookContext) => {
          await links.accountMade()
          return { data: await accepting(platform, proved(user, request)) }
        },
        after: async (user: { email: string; emailVerified: boolean }) => {
          if (!options.requireEmailVerification || user.emailVerified) await mails.welcome(user)
        },
      },
    },
    account: {
      create: {
        before: async (account: NewAccount, request: HookContext) => {
          const identity = await providerIdentity()
          if (isOfProvider(account)) await links.refuseSecondIdentity(account, userAgentOf(request))
          // Nothing is asked of a provider once it has said who signs in.
          return { data: { ...account, ...NO_TOKENS, providerEmail: identity?.email ?? null } }
        },
        after: async (account: NewAccount, request: HookContext) => {
          if (isOfProvider(account)) await links.linked(account, userAgentOf(request))
        },
      },
    },
  }) as const

type NewSession = { userId: string; userAgent?: string | null | undefined }
type NewUser = { emailVerified: boolean }
type NewAccount = { userId: string; providerId: string }
type HookContext = { path?: string; body?: unknown; headers?: Headers | undefined } | null | undefined

/** The password is one of the accounts of a person too. */
const isOfProvider = ({ providerId }: NewAccount) => providerId !== 'credential'

const userAgentOf = (request: HookContext) => request?.headers?.get('user-agent') ?? null

/** Whether a request has just given every factor, however much its device is trusted. */
const givesSecondStep = (request: HookContext): boolean =>
  isSecondStep(request?.path ?? '') || (request?.path === PASSKEY_SIGN_IN && hasVerifiedOwner(request.body))

const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null }

/** A provider makes an account only with an address that it has verified, and with the role that was chosen here. */
function proved<User extends NewUser>(user: User, request: HookContext) {
  const path = request?.path ?? ''
  // A wallet has no address that a mail could go to, so it opens an account and makes none.
  if (path === WALLET_SIGN_IN) {
    throw new APIError('NOT_FOUND', { code: 'WALLET_UNKNOWN', message: 'The wallet opens no account' })
  }
  const isNative = path === '/sign-in/social'
  if (!request || (!isNative && !path.startsWith('/callback/'))) return user
  if (!user.emailVerified) {
    throw new APIError('FORBIDDEN', { code: 'PROVIDER_EMAIL_UNVERIFIED', message: 'Unverified address' })
  }
  if (!isNative) return user
  const { role } = (request.body as { additionalData: { role: Role } }).additionalData
  return { ...user, role }
}

/** Better Auth reads the machine's clock; a session lives by ours, which the gate asks. */
function dated<Session extends { userAgent?: string | null | undefined }>(session: Session, now: Date) {
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_SECONDS * 1000)
  const userAgent = session.userAgent?.slice(0, USER_AGENT_MAX)
  return { ...session, userAgent, expiresAt, createdAt: now, updatedAt: now }
}

/** Creating an account accepts what the page beside the button names, in its present version. */
async function accepting<User extends object>(
  platform: Pick<Platform, 'db' | 'clock'> & Configured<'comingTexts'>,
  user: User,
) {
  const role: Role = 'role' in user && user.role === 'planner' ? 'planner' : 'couple'
  const versions = await versionsInForce(platform)
  return { ...user, acceptedDocuments: acceptedAtSignUp(role, platform.clock.now(), versions) }
}

import { APIError } from 'better-auth/api'
import { acceptedAtSignUp } from '#domain/legal-documents.ts'
import { SESSION_DAYS } from '#domain/retention.ts'
import type { Role } from '#domain/roles.ts'
import { DAY_SECONDS } from '#domain/time.ts'
import type { Clock } from '../platform/clock.ts'
import type { queuedMails } from './queued-mails.ts'
import { USER_AGENT_MAX } from './read-device.ts'
import { WALLET_SIGN_IN } from './wallets.ts'

type Mails = Pick<ReturnType<typeof queuedMails>, 'welcome'>

/** What we add to the rows that Better Auth writes. */
export const databaseHooks = (clock: Clock, mails: Mails, options: { requireEmailVerification: boolean }) =>
  ({
    session: {
      create: {
        before: async (session: NewSession) => ({ data: dated(session, clock.now()) }),
      },
    },
    user: {
      create: {
        before: async (user: NewUser, request: HookContext) => ({
          data: accepting(proved(user, request), clock.now()),
        }),
        after: async (user: { email: string; emailVerified: boolean }) => {
          if (!options.requireEmailVerification || user.emailVerified) await mails.welcome(user)
        },
      },
    },
    // Nothing is asked of a provider once it has said who signs in.
    account: { create: { before: async (account: object) => ({ data: { ...account, ...NO_TOKENS } }) } },
  }) as const

type NewSession = { userAgent?: string | null | undefined }
type NewUser = { emailVerified: boolean }
type HookContext = { path?: string; body?: unknown } | null | undefined

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
function accepting<User extends object>(user: User, now: Date) {
  const role: Role = 'role' in user && user.role === 'planner' ? 'planner' : 'couple'
  return { ...user, acceptedDocuments: acceptedAtSignUp(role, now) }
}

import { defineRequestState, hasRequestState } from '@better-auth/core/context'
import { APIError, addOAuthServerContext, type createAuthMiddleware, getOAuthState } from 'better-auth/api'
import type { Platform } from '#server/core/context.ts'
import { noteAccountActivity } from '../account-activity/account-activity.commands.ts'
import { accountHash } from '../second-step/known-device.ts'
import { joinTeam } from './company-teams.commands.ts'
import { hasIdentity } from './provider-links.queries.ts'

type HookRequest = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]
type Linked = { userId: string; providerId: string }

/** The session of a request, and whose it is. */
type OwnSession = { userId: string; token: string }

const madeAccount = defineRequestState<boolean>(() => false)

/** Guards the accounts at providers that open an account here, where Better Auth leaves them open. */
export class ProviderLinks {
  readonly #platform: Platform

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** A sign-up links its own provider, which is no news to the person. */
  async accountMade(): Promise<void> {
    if (await hasRequestState()) await madeAccount.set(true)
  }

  /**
   * Providers give the address of a person who left to another. So a sign-in links by the address where nothing of the
   * provider is linked yet, and never a second identity (ASVS 10.5.2): that takes a person who is signed in.
   */
  async refuseSecondIdentity({ userId, providerId }: Linked, userAgent: string | null): Promise<void> {
    const { db } = this.#platform
    if ((await getOAuthState())?.link || !(await hasIdentity(db, userId, providerId))) return
    const change = { userId, kind: 'identityRefused', subject: this.#nameOf(providerId), userAgent } as const
    await noteAccountActivity(db, this.#platform, change)
    throw new APIError('FORBIDDEN', { code: 'OTHER_IDENTITY_LINKED', message: 'Another identity is linked' })
  }

  /** The people of a company that has a team here join it. A sign-in later on brings back no person who left it. */
  async linked({ userId, providerId }: Linked, userAgent: string | null): Promise<void> {
    const company = this.#platform.settings.identityProviders.find(({ id }) => id === providerId)
    if (company?.agency) await joinTeam(this.#platform, { userId, founder: company.agency })
    if (await madeAccount.get()) return
    const change = { userId, kind: 'providerLinked', subject: this.#nameOf(providerId), userAgent } as const
    await noteAccountActivity(this.#platform.db, this.#platform, change)
  }

  /** A link that begins notes in which session, where the browser cannot change it. */
  async beginning({ token }: OwnSession): Promise<void> {
    await addOAuthServerContext({ linkingSession: this.#hashOf(token) })
  }

  /** A link is finished by the session that began it, and by none once that has ended: the state would outlive it. */
  async finishing(request: HookRequest, readOwnSession: () => Promise<OwnSession | null>): Promise<void> {
    if (![request.query, request.body].every(isOfTexts)) throw request.redirect(UNREADABLE)
    const state: unknown = request.query?.['state']
    if (typeof state !== 'string') return
    const { internalAdapter } = request.context
    const identifier = `auth-state:${state}`
    const kept = await internalAdapter.findVerificationValue(identifier)
    const { link, serverContext } = kept ? readState(kept.value) : {}
    if (!link) return
    const own = await readOwnSession()
    const isSame =
      own?.userId === link.userId && this.#hashOf(own.token) === serverContext?.['linkingSession']
    if (isSame) return
    await internalAdapter.deleteVerificationByIdentifier(identifier)
    throw request.redirect(`${own ? '/app/profile' : '/login'}?error=link_ended`)
  }

  #hashOf = (token: string) => accountHash(`linking:${token}`, this.#platform.settings.authSecret)

  #nameOf = (provider: string) =>
    this.#platform.settings.identityProviders.find(({ id }) => id === provider)?.name ?? provider
}

const UNREADABLE = '/login?error=invalid_callback_request'

/** A provider must send back text that PostgreSQL can look for; Better Auth fails over anything else. */
const isOfTexts = (sent: unknown): boolean =>
  sent === undefined ||
  sent === null ||
  (typeof sent === 'object' &&
    !Array.isArray(sent) &&
    Object.values(sent).every((value) => typeof value === 'string' && !value.includes('\0')))

type State = { link?: { userId: string }; serverContext?: Record<string, unknown> }

const readState = (value: string): State => JSON.parse(value) as State

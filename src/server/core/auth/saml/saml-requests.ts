import { randomBytes } from 'node:crypto'
import { HOUR_SECONDS, MINUTE_MS } from '#domain/time/time.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { SamlProvider } from '#server/platform/saml-providers.ts'
import type { AuthContext } from '../providers/oidc.ts'
import { accountHash } from '../second-step/known-device.ts'
import type { SamlAssertion, SamlPerson } from './saml-assertion.ts'
import { SamlRefusal } from './saml-refusal.ts'

/** How long a company may take to answer a request, and how long an answer waits for the browser. */
const REQUEST_MS = 10 * MINUTE_MS
const TICKET_MS = 2 * MINUTE_MS

/** Longer than any assertion is taken. */
const SERVED_SECONDS = HOUR_SECONDS

type Deps = Pick<Platform, 'rateLimiter'> & Configured<'authSecret'>
type Verifications = AuthContext['internalAdapter']

/** The requests to a company and its answers, each kept for its time and taken once, in whichever process. */
export class SamlRequests {
  readonly #kept: Verifications
  readonly #platform: Deps

  constructor({ internalAdapter }: Pick<AuthContext, 'internalAdapter'>, platform: Deps) {
    this.#kept = internalAdapter
    this.#platform = platform
  }

  /** The id of a request for the sign-in whose state the browser keeps in its cookie. */
  async begin({ id: provider }: SamlProvider, state: string): Promise<string> {
    const id = `_${randomBytes(20).toString('hex')}`
    await this.#keep(`saml-request:${provider}:${id}`, { state }, REQUEST_MS)
    return id
  }

  /**
   * Takes an answer that has been checked: for a request of ours, which is over with it, and an assertion that has
   * not served. Gives the state of the sign-in, and a ticket with which its browser gets the answer.
   */
  async answer({ id: provider }: SamlProvider, { id, inResponseTo, ...person }: SamlAssertion) {
    const { rateLimiter } = this.#platform
    const { authSecret } = this.#platform.settings
    const key = `/saml-assertion:${accountHash(`${provider}\n${id}`, authSecret)}`
    const verdict = await rateLimiter.consume(key, { max: 1, windowSeconds: SERVED_SECONDS })
    if (!verdict.allowed) throw new SamlRefusal('served')
    const request = await this.#take<{ state: string }>(`saml-request:${provider}:${inResponseTo}`)
    if (!request) throw new SamlRefusal('unsolicited')
    const ticket = randomBytes(32).toString('base64url')
    await this.#keep(`saml-ticket:${provider}:${ticket}`, { ...request, person }, TICKET_MS)
    return { ticket, state: request.state }
  }

  /** Gives the person of a ticket, in the sign-in that it was made for; `null` for any other. */
  async redeem({ id: provider }: SamlProvider, ticket: string, state: unknown): Promise<SamlPerson | null> {
    const kept = await this.#take<{ state: string; person: SamlPerson }>(`saml-ticket:${provider}:${ticket}`)
    return kept && kept.state === state ? kept.person : null
  }

  async #keep(identifier: string, value: object, forMs: number): Promise<void> {
    const expiresAt = new Date(Date.now() + forMs)
    await this.#kept.createVerificationValue({ identifier, value: JSON.stringify(value), expiresAt })
  }

  async #take<Value>(identifier: string): Promise<Value | null> {
    const row = await this.#kept.consumeVerificationValue(identifier)
    return row ? (JSON.parse(row.value) as Value) : null
  }
}

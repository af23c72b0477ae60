import { OAuth2Server } from 'oauth2-mock-server'
import type { OidcProvider } from '#server/platform/identity-providers.ts'

type Claims = Record<string, unknown>

/** A server of OpenID Connect on this machine, which signs everybody in as the person it is told. */
export class IdentityServer {
  readonly #server = new OAuth2Server()
  /** The next tokens say these, over what they would say by themselves. */
  claims: Claims = {}

  async start(port = 0): Promise<void> {
    if (!this.#server.issuer.keys.toJSON().length) await this.#server.issuer.keys.generate('RS256')
    this.#server.service.on('beforeTokenSigning', (token: { payload: Claims }) => {
      Object.assign(token.payload, this.claims)
    })
    await this.#server.start(port, 'localhost')
  }

  stop = () => this.#server.stop()

  get url(): string {
    return this.#server.issuer.url!
  }

  provider = (over: Partial<OidcProvider> = {}): OidcProvider => ({
    ...this.settings(),
    protocol: 'oidc',
    ...over,
  })

  /** As `OIDC_PROVIDERS` has it. */
  settings(): Omit<OidcProvider, 'protocol'> {
    return {
      id: 'prueba',
      name: 'Prueba',
      issuer: this.url,
      clientId: 'azahar',
      clientSecret: 'secreto',
      scopes: ['openid', 'email', 'profile'],
      nativeClientIds: [],
      domains: [],
      proof: 'operator',
      agency: null,
    }
  }

  /** Signs in at its page, which is the address that the app has led to; gives the address it leads back to. */
  async authorize(url: string): Promise<string> {
    const answer = await fetch(url, { redirect: 'manual' })
    const back = new URL(answer.headers.get('location')!)
    return back.pathname + back.search
  }

  /** An id token as a native client gets it. */
  idToken = (claims: Claims): Promise<string> =>
    this.#server.issuer.buildToken({
      scopesOrTransform: (_header, payload) => {
        Object.assign(payload, { aud: 'azahar', sub: 'x', ...claims })
      },
    })
}

import { TOKEN_ERRORS, type Tokens } from '#contract/access-tokens.ts'
import { ACCESS_TOKEN_SECONDS } from '#domain/accounts/access-tokens.ts'
import type { Platform } from '#server/core/context.ts'
import { withAsyncContext } from '../async-context.ts'
import type { Auth } from '../auth.ts'
import { accessTokenClaims } from './access-token.ts'
import type { AppAccess } from './app-access.commands.ts'

export type TokenCode = keyof typeof TOKEN_ERRORS

/** The tokens of a program: what it calls the API with for a while, and what it gets the next ones with. */
export async function tokensOf(
  auth: Auth,
  { clock }: Pick<Platform, 'clock'>,
  { userId, sessionId, refreshToken }: AppAccess,
): Promise<Tokens> {
  const payload = accessTokenClaims(userId, sessionId, clock.now())
  const { token } = await withAsyncContext(() => auth.api.signJWT({ body: { payload } }))
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
  }
}

export const refusal = (code: TokenCode): Response =>
  Response.json({ code, message: TOKEN_ERRORS[code].message }, { status: TOKEN_ERRORS[code].status })

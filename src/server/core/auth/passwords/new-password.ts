import { APIError, type createAuthMiddleware } from 'better-auth/api'
import type { Database } from '#db/client.ts'
import { guessableProblem, type PasswordOwner } from './guessable-passwords.ts'
import { readPasswordOwner } from './password-owner.queries.ts'

type HookRequest = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]
type Body = { name?: string; email?: string; password?: string; newPassword?: string; token?: string }

/** Refuses a new password that is tried first, wherever one is chosen: at sign-up, in the profile, by a link of a mail. */
export async function refuseGuessable(
  db: Database,
  request: HookRequest,
  body: Body,
  signedInAs: () => Promise<string | null>,
): Promise<void> {
  const isSignUp = request.path === '/sign-up/email'
  const chosen = isSignUp ? body.password : body.newPassword
  if (chosen === undefined) return
  const owner = isSignUp
    ? { name: body.name!, email: body.email! }
    : await ownerOf(db, request, body, signedInAs)
  const problem = guessableProblem(chosen, owner)
  if (problem) throw new APIError('BAD_REQUEST', { code: problem, message: 'The password is easily guessed' })
}

async function ownerOf(
  db: Database,
  { context }: HookRequest,
  { token }: Body,
  signedInAs: () => Promise<string | null>,
): Promise<PasswordOwner | null> {
  const link = token && (await context.internalAdapter.findVerificationValue(`reset-password:${token}`))
  const userId = link ? link.value : await signedInAs()
  return userId ? readPasswordOwner(db, userId) : null
}

import { CodedError } from '../error-messages.ts'

export type AuthAnswer = {
  code?: string
  message?: string
  retryAfterSeconds?: number
  max?: number
  twoFactorRedirect?: boolean
}

/** Ends every session of the user. A session that is gone already is as good (spec 8). */
export async function signOut() {
  const response = await send('sign-out', {})
  if (!response.ok && ![401, 403, 404].includes(response.status)) throw await failure(response)
}

/** Sends a form to the routes of signing in and out. */
export const send = (path: string, body: unknown) =>
  fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The refusal of such a route. */
export async function failure(response: Response): Promise<CodedError> {
  const answer = (await response.json().catch(() => ({}))) as AuthAnswer
  return new CodedError(answer.code ?? 'INTERNAL_SERVER_ERROR', answer, response.status)
}

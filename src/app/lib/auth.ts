import { CodedError } from './error-messages.ts'

type AuthAnswer = { code?: string; message?: string; retryAfterSeconds?: number }

export const signIn = (credentials: { email: string; password: string }) => post('sign-in/email', credentials)

/** Sends the mail with the link to choose a new password; answers the same for an unknown address. */
export const requestPasswordReset = (email: string) => post('request-password-reset', { email })

/** Chooses another password with the present one; the sessions on other devices end. */
export const changePassword = (currentPassword: string, newPassword: string) =>
  post('change-password', { currentPassword, newPassword })

/** Ends every session of the user. A session that is gone already is as good (spec 8). */
export async function signOut() {
  const response = await send('sign-out', {})
  if (!response.ok && ![401, 403, 404].includes(response.status)) throw await failure(response)
}

async function post(path: string, body: unknown): Promise<AuthAnswer> {
  const response = await send(path, body)
  if (!response.ok) throw await failure(response)
  return (await response.json()) as AuthAnswer
}

const send = (path: string, body: unknown) =>
  fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function failure(response: Response): Promise<CodedError> {
  const answer = (await response.json().catch(() => ({}))) as AuthAnswer
  return new CodedError(answer.code ?? 'INTERNAL_SERVER_ERROR', answer, response.status)
}

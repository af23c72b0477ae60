import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { readDigits } from '#domain/accounts/second-step.ts'
import './account.sentences.ts'
import { type AuthAnswer, failure, send } from './auth-request.ts'

/** Signs in with the password; `'waiting'` when the account asks for a code too. */
export async function signIn(credentials: { email: string; password: string }): Promise<'done' | 'waiting'> {
  const { twoFactorRedirect } = await post<AuthAnswer>('sign-in/email', credentials)
  return twoFactorRedirect ? 'waiting' : 'done'
}

/** Sends a code to the address of an account that may have no password. */
export const sendMailCode = (email: string) => post('email-otp/send-verification-otp', { email })

/** Signs in with the code of a mail; `'waiting'` when the account asks for a code of the authenticator too. */
export async function signInWithMailCode(code: { email: string; otp: string }): Promise<'done' | 'waiting'> {
  const { twoFactorRedirect } = await post<AuthAnswer>('sign-in/email-otp', code)
  return twoFactorRedirect ? 'waiting' : 'done'
}

/** The address where the person says to a provider that their account there is theirs. */
export const linkAccount = async (provider: string): Promise<string> =>
  (await post<{ url: string }>('link-social', { provider })).url

/** The second step: six digits of an authenticator app, or a recovery code. It also ends the set-up of the app. */
export const giveCode = (code: string) =>
  post(readDigits(code) ? 'two-factor/verify-totp' : 'two-factor/verify-backup-code', { code })

/** A person who signs in through a provider has none. */
const given = (password: string) => (password ? { password } : {})

type TwoFactorSetUp = { totpURI: string; backupCodes: string[] }

/** Begins to set up the second step; it is on when a code of the app was given. */
export const beginTwoFactor = (password: string) => post<TwoFactorSetUp>('two-factor/enable', given(password))

export const removeTwoFactor = (password: string) => post('two-factor/disable', given(password))

/** Ten new recovery codes, which take the place of the old ones. */
export const renewRecoveryCodes = async (password: string): Promise<string[]> =>
  (await post<TwoFactorSetUp>('two-factor/generate-backup-codes', given(password))).backupCodes

/** A device needs this to make a passkey for the person, who has just signed in. */
export const askForPasskey = () =>
  get<PublicKeyCredentialCreationOptionsJSON>('passkey/generate-register-options')

/** Keeps a passkey that a device has made; it is named after the device. */
export const keepPasskey = (response: RegistrationResponseJSON) =>
  post<{ id: string; name: string }>('passkey/verify-registration', { response })

/** Sends the mail with the link to choose a new password; answers the same for an unknown address. */
export const requestPasswordReset = (email: string) => post('request-password-reset', { email })

/** Chooses another password with the present one; the sessions on other devices end. */
export const changePassword = (currentPassword: string, newPassword: string) =>
  post('change-password', { currentPassword, newPassword })

async function post<Answer = AuthAnswer>(path: string, body: unknown): Promise<Answer> {
  const response = await send(path, body)
  if (!response.ok) throw await failure(response)
  return (await response.json()) as Answer
}

async function get<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`/api/auth/${path}`)
  if (!response.ok) throw await failure(response)
  return (await response.json()) as Answer
}

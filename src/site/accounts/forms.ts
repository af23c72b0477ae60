import type { ErrorData } from '#ui/feedback/common-sentences.ts'
import { accountSentenceFor } from './page-sentences.ts'

/**
 * The account forms are sent here. They lie under `/api/auth`, because the cookie of a known device is sent nowhere
 * else.
 */
export const FORMS = {
  account: '/api/auth/forms/account',
  askMailCode: '/api/auth/forms/ask-mail-code',
  mailCode: '/api/auth/forms/mail-code',
  provider: '/api/auth/forms/provider',
  company: '/api/auth/forms/company',
  passkey: '/api/auth/forms/passkey',
  wallet: '/api/auth/forms/wallet',
  walletMessage: '/api/auth/forms/wallet-message',
  secondStep: '/api/auth/forms/second-step',
  signOut: '/api/auth/forms/sign-out',
  resetPassword: '/api/auth/forms/reset-password',
  confirmEmail: '/api/auth/forms/confirm-email',
  recoverAccount: '/api/auth/forms/recover-account',
  newPassword: '/api/auth/forms/new-password',
} as const

/** The header by which the script asks for the address to go to instead of a redirect. */
export const SCRIPT_HEADER = { name: 'x-requested-with', value: 'fetch' } as const

/** Why the server refused what a form sent. */
export type FormRefusal = { code: string; data?: ErrorData }

export const sentenceOf = ({ code, data }: FormRefusal): string => accountSentenceFor(code, data)

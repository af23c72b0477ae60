import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '#domain/accounts.ts'

/** The passwords that turn up most often in breaches, as far as they are long enough to be chosen here. */
const BREACHED: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map(String).filter((password) => password.length >= PASSWORD_MIN),
)

/** Whether a new password is one that is tried first; capitals do not make it another. */
export const isBreached = (password: string): boolean => BREACHED.has(password.toLowerCase())

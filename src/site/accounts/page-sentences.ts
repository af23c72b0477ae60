import { ACCOUNT_SENTENCES } from '#ui/feedback/account-sentences.ts'
import {
  COMMON_SENTENCES,
  type ErrorData,
  type Sentences,
  sentenceFor,
} from '#ui/feedback/common-sentences.ts'

/** The codes that the account pages meet, as sentences: those of signing up are theirs alone. */
export const PAGE_SENTENCES: Sentences = {
  ...COMMON_SENTENCES,
  ...ACCOUNT_SENTENCES,
  ACCOUNT_NOT_LINKED: 'Ya tienes una cuenta con ese email. Entra como siempre y conéctala en tu perfil.',
  EMAIL_NOT_VERIFIED:
    'Aún no has confirmado tu email. Te hemos enviado otro enlace: revisa tu bandeja y vuelve a entrar.',
  ROLE_REQUIRED: 'Elige si sois pareja o eres wedding planner.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'Ya hay una cuenta con ese email. Entra con ella.',
  FAILED_TO_CREATE_USER: 'No hemos podido crear la cuenta. Vuelve a intentarlo.',
  FAILED_TO_CREATE_SESSION: 'No hemos podido abrir tu sesión. Vuelve a intentarlo.',
  INVALID_TOKEN: 'Este enlace ya no vale. Pide otro para cambiar tu contraseña.',
  USER_NOT_FOUND: 'Este enlace ya no vale. Pide otro para cambiar tu contraseña.',
  CONFIRMATION_EXPIRED: 'Este enlace ha caducado. Entra con tu email y tu contraseña y te enviaremos otro.',
  CONFIRMATION_INVALID:
    'Este enlace no vale. Ábrelo entero desde el correo, o entra con tu email y tu contraseña y te enviaremos otro.',
  NO_ACCOUNT_YET: 'Aún no tienes cuenta en Azahar. Créala primero, con el mismo servicio si quieres.',
  COMPANY_UNKNOWN: 'No conocemos ninguna empresa con ese email. Entra con tu contraseña, o con un código.',
  WALLET_UNKNOWN:
    'Esa cartera no está conectada con ninguna cuenta. Entra de otra forma y conéctala en tu perfil.',
}

/** The sentence for a code on an account page. */
export const accountSentenceFor = (code: string, data?: ErrorData): string =>
  sentenceFor(code, data, PAGE_SENTENCES)

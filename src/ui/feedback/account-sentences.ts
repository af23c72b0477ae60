import { FULL_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '#domain/accounts/accounts.ts'
import { COMMON_SENTENCES, type ErrorData, type Sentences, sentenceFor } from './common-sentences.ts'

/** The codes of signing up, signing in and the ways into an account, as sentences. */
export const ACCOUNT_SENTENCES: Sentences = {
  NAME_REQUIRED: 'Escribe tu nombre completo.',
  NAME_TOO_LONG: `Ese nombre es demasiado largo: puede tener como mucho ${FULL_NAME_MAX} caracteres.`,
  EMAIL_REQUIRED: 'Escribe tu email',
  INVALID_EMAIL: 'Ese email no parece correcto. Revísalo.',
  PASSWORD_REQUIRED: 'Escribe tu contraseña.',
  PASSWORD_TOO_SHORT: `La nueva contraseña debe tener al menos ${PASSWORD_MIN} caracteres.`,
  PASSWORD_TOO_LONG: `La contraseña puede tener como mucho ${PASSWORD_MAX} caracteres.`,
  PASSWORD_BLANK: 'Una contraseña no puede ser solo espacios. Escribe también letras o cifras.',
  PASSWORD_BREACHED:
    'Esa contraseña aparece en listas de contraseñas robadas, o es una palabra con cifras que muchas personas usan. Elige otra.',
  PASSWORD_GUESSABLE:
    'Esa contraseña se adivina: solo lleva tu nombre, tu email o palabras como azahar y boda. Elige otra.',
  PASSWORDS_DIFFER: 'Las contraseñas no coinciden.',
  ROLE_REQUIRED: 'Elige si sois pareja o eres wedding planner.',
  INVALID_EMAIL_OR_PASSWORD: 'El email o la contraseña no son correctos.',
  CURRENT_PASSWORD_REQUIRED: 'Escribe tu contraseña actual.',
  INVALID_PASSWORD: 'La contraseña actual no es correcta.',
  EMAIL_NOT_VERIFIED:
    'Aún no has confirmado tu email. Te hemos enviado otro enlace: revisa tu bandeja y vuelve a entrar.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'Ya hay una cuenta con ese email. Entra con ella.',
  FAILED_TO_CREATE_USER: 'No hemos podido crear la cuenta. Vuelve a intentarlo.',
  FAILED_TO_CREATE_SESSION: 'No hemos podido abrir tu sesión. Vuelve a intentarlo.',
  INVALID_TOKEN: 'Este enlace ya no vale. Pide otro para cambiar tu contraseña.',
  USER_NOT_FOUND: 'Este enlace ya no vale. Pide otro para cambiar tu contraseña.',
  CONFIRMATION_EXPIRED: 'Este enlace ha caducado. Entra con tu email y tu contraseña y te enviaremos otro.',
  CONFIRMATION_INVALID:
    'Este enlace no vale. Ábrelo entero desde el correo, o entra con tu email y tu contraseña y te enviaremos otro.',
  ACCOUNT_SUSPENDED:
    'Esta cuenta está suspendida. El motivo está en el correo que te enviamos, y puedes reclamar desde la página de contacto.',
  PASSKEY_REFUSED: 'Esa passkey no vale aquí. Entra de otra forma.',
  PASSKEY_NOT_USED: 'No se ha usado ninguna passkey. Vuelve a intentarlo, o entra de otra forma.',
  WALLET_REFUSED: 'Esa firma no vale aquí. Vuelve a intentarlo, o entra de otra forma.',
  WALLET_UNKNOWN:
    'Esa cartera no está conectada con ninguna cuenta. Entra de otra forma y conéctala en tu perfil.',
  WALLET_NOT_USED: 'No has firmado con ninguna cartera. Vuelve a intentarlo, o entra de otra forma.',
  PROVIDER_UNAVAILABLE:
    'Ahora no podemos conectar con ese servicio. Vuelve a intentarlo, o entra de otra forma.',
  PROVIDER_REFUSED: 'No hemos podido comprobar quién eres con ese servicio. Vuelve a intentarlo.',
  PROVIDER_CANCELLED: 'No has terminado de entrar. Puedes intentarlo de nuevo, o entrar de otra forma.',
  PROVIDER_EMAIL_UNVERIFIED:
    'Ese servicio no ha confirmado tu email. Confírmalo allí, o crea tu cuenta con contraseña.',
  ACCOUNT_NOT_LINKED: 'Ya tienes una cuenta con ese email. Entra como siempre y conéctala en tu perfil.',
  ACCOUNT_OF_ANOTHER: 'Esa cuenta ya está conectada con otra de Azahar.',
  OTHER_IDENTITY_LINKED:
    'Tu cuenta de Azahar ya está conectada con otra cuenta de ese servicio. Entra de otra forma y conecta esta en tu perfil.',
  LINK_ENDED: 'La sesión en la que empezaste a conectarla ha terminado. Entra y conéctala otra vez.',
  NO_ACCOUNT_YET: 'Aún no tienes cuenta en Azahar. Créala primero, con el mismo servicio si quieres.',
  COMPANY_UNKNOWN: 'No conocemos ninguna empresa con ese email. Entra con tu contraseña, o con un código.',
  TOTP_ALREADY_ENABLED: 'La verificación en dos pasos ya está activa.',
  INVALID_CODE: 'Ese código no es correcto o ya se ha usado. Escribe el que tu app enseña ahora.',
  CODE_INCOMPLETE: 'El código tiene 6 cifras. Escribe el que tu app enseña ahora.',
  CODE_REFUSED: 'Ese código no es correcto o ya no vale. Revísalo, o pide otro.',
  CODE_TOO_SOON: (data) => `Acabas de pedir un código. Podrás pedir otro dentro de ${seconds(data)}.`,
  INVALID_BACKUP_CODE: 'Ese código de recuperación no vale. Cada uno sirve una sola vez.',
  BACKUP_CODE_INCOMPLETE: 'Un código de recuperación tiene 10 letras y cifras. Escríbelo entero.',
  INVALID_TWO_FACTOR_COOKIE: 'Ha pasado demasiado tiempo. Vuelve a escribir tu contraseña.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Demasiados intentos. Vuelve a escribir tu contraseña.',
}

const OF_ACCOUNT_PAGES: Sentences = { ...COMMON_SENTENCES, ...ACCOUNT_SENTENCES }

/** The sentence for a code on an account page. */
export const accountSentenceFor = (code: string, data?: ErrorData): string =>
  sentenceFor(code, data, OF_ACCOUNT_PAGES)

function seconds(data: ErrorData): string {
  const left = data?.retryAfterSeconds ?? 60
  return left === 1 ? 'un segundo' : `${left} segundos`
}

import { FULL_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '#domain/accounts/accounts.ts'
import type { ErrorData, Sentences } from './common-sentences.ts'

/** The codes of signing in and of the ways into an account, which the app meets too, as sentences. */
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
  INVALID_EMAIL_OR_PASSWORD: 'El email o la contraseña no son correctos.',
  CURRENT_PASSWORD_REQUIRED: 'Escribe tu contraseña actual.',
  INVALID_PASSWORD: 'La contraseña actual no es correcta.',
  ACCOUNT_SUSPENDED:
    'Esta cuenta está suspendida. El motivo está en el correo que te enviamos, y puedes reclamar desde la página de contacto.',
  PASSKEY_REFUSED: 'Esa passkey no vale aquí. Entra de otra forma.',
  PASSKEY_NOT_USED: 'No se ha usado ninguna passkey. Vuelve a intentarlo, o entra de otra forma.',
  WALLET_REFUSED: 'Esa firma no vale aquí. Vuelve a intentarlo, o entra de otra forma.',
  WALLET_NOT_USED: 'No has firmado con ninguna cartera. Vuelve a intentarlo, o entra de otra forma.',
  PROVIDER_UNAVAILABLE:
    'Ahora no podemos conectar con ese servicio. Vuelve a intentarlo, o entra de otra forma.',
  PROVIDER_REFUSED: 'No hemos podido comprobar quién eres con ese servicio. Vuelve a intentarlo.',
  PROVIDER_CANCELLED: 'No has terminado de entrar. Puedes intentarlo de nuevo, o entrar de otra forma.',
  PROVIDER_EMAIL_UNVERIFIED:
    'Ese servicio no ha confirmado tu email. Confírmalo allí, o crea tu cuenta con contraseña.',
  ACCOUNT_OF_ANOTHER: 'Esa cuenta ya está conectada con otra de Azahar.',
  OTHER_IDENTITY_LINKED:
    'Tu cuenta de Azahar ya está conectada con otra cuenta de ese servicio. Entra de otra forma y conecta esta en tu perfil.',
  LINK_ENDED: 'La sesión en la que empezaste a conectarla ha terminado. Entra y conéctala otra vez.',
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

function seconds(data: ErrorData): string {
  const left = data?.retryAfterSeconds ?? 60
  return left === 1 ? 'un segundo' : `${left} segundos`
}

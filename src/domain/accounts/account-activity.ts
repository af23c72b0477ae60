/** The changes to the ways into an account that can be told. */
export const ACCOUNT_ACTIVITY_KINDS = [
  'newDevice',
  'passwordChanged',
  'passwordReset',
  'secondStepOn',
  'secondStepOff',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'providerLinked',
  'providerUnlinked',
  'walletLinked',
  'walletRemoved',
  'programAllowed',
  'programEnded',
  'emailChangeAsked',
  'emailChanged',
  'sessionEnded',
  'otherSessionsEnded',
  'secondStepRefused',
  'identityRefused',
  'operatorActed',
] as const

export type AccountActivityKind = (typeof ACCOUNT_ACTIVITY_KINDS)[number]

/** As many lines as a person is shown of their account, the newest first. */
export const ACCOUNT_ACTIVITY_SHOWN = 50

type Told = {
  /** The line of the list, and the first sentence of the mail. */
  line: (subject: string) => string
  /** The subject of the mail; null for what is only listed, or has a mail of its own. */
  mail: string | null
}

const PASSWORD_CHANGED = 'La contraseña de tu cuenta de Azahar ha cambiado'

const TOLD: Record<AccountActivityKind, Told> = {
  newDevice: { line: () => 'Se entró desde un dispositivo nuevo.', mail: null },
  passwordChanged: { line: () => 'Se cambió la contraseña.', mail: PASSWORD_CHANGED },
  passwordReset: { line: () => 'Se eligió otra contraseña por correo.', mail: PASSWORD_CHANGED },
  secondStepOn: {
    line: () => 'Se activó la verificación en dos pasos.',
    mail: 'Verificación en dos pasos activada en Azahar',
  },
  secondStepOff: {
    line: () => 'Se desactivó la verificación en dos pasos.',
    mail: 'Verificación en dos pasos desactivada en Azahar',
  },
  recoveryCodesRenewed: {
    line: () => 'Se crearon códigos de recuperación nuevos. Los de antes ya no valen.',
    mail: 'Códigos de recuperación nuevos en Azahar',
  },
  recoveryCodeUsed: {
    line: (left) => `Se entró con un código de recuperación. ${left === '1' ? 'Queda' : 'Quedan'} ${left}.`,
    mail: 'Se ha usado un código de recuperación en Azahar',
  },
  passkeyAdded: {
    line: (name) => `Se añadió la passkey ${name}.`,
    mail: 'Passkey nueva en tu cuenta de Azahar',
  },
  passkeyRemoved: {
    line: (name) => `Se eliminó la passkey ${name}.`,
    mail: 'Passkey eliminada de tu cuenta de Azahar',
  },
  providerLinked: {
    line: (name) => `Se conectó ${name}.`,
    mail: 'Cuenta conectada con tu cuenta de Azahar',
  },
  providerUnlinked: {
    line: (name) => `Se desconectó ${name}.`,
    mail: 'Cuenta desconectada de tu cuenta de Azahar',
  },
  walletLinked: {
    line: (address) => `Se conectó la cartera ${address}.`,
    mail: 'Cartera conectada con tu cuenta de Azahar',
  },
  walletRemoved: {
    line: (address) => `Se desconectó la cartera ${address}.`,
    mail: 'Cartera desconectada de tu cuenta de Azahar',
  },
  programAllowed: {
    line: (name) => `Se dio acceso a la aplicación ${name}.`,
    mail: 'Una aplicación tiene acceso a tu cuenta de Azahar',
  },
  programEnded: {
    line: (name) => `Se quitó el acceso a la aplicación ${name}.`,
    mail: 'Una aplicación ya no tiene acceso a tu cuenta de Azahar',
  },
  emailChangeAsked: { line: (email) => `Se pidió cambiar el email a ${email}.`, mail: null },
  emailChanged: {
    line: (email) => `El email de la cuenta pasó a ser ${email}.`,
    mail: 'El email de tu cuenta de Azahar ha cambiado',
  },
  sessionEnded: { line: (device) => `Se cerró la sesión de ${device}.`, mail: null },
  otherSessionsEnded: { line: () => 'Se cerraron las demás sesiones.', mail: null },
  secondStepRefused: {
    line: () => 'Se dio la contraseña, y un código de verificación que no era correcto varias veces.',
    mail: 'Han intentado entrar en tu cuenta de Azahar',
  },
  identityRefused: {
    line: (name) => `Se intentó entrar con otra cuenta de ${name} que tiene tu email. No la dejamos pasar.`,
    mail: 'Han intentado entrar en tu cuenta de Azahar',
  },
  operatorActed: { line: (act) => `Quien gestiona Azahar ${act}.`, mail: null },
}

/** Says in a sentence what has happened. */
export const accountActivityLine = (kind: AccountActivityKind, subject: string): string =>
  TOLD[kind].line(subject)

/** The subject of the mail that tells it; null for what no mail is sent about. */
export const accountActivityMail = (kind: AccountActivityKind): string | null => TOLD[kind].mail

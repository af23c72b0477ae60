import type { StoppedAddress } from '#contract/guest-mails.ts'
import type { MailRefusal } from '#domain/households/mail-refusals.ts'

const REFUSALS: Record<MailRefusal, string> = {
  invalidAddress: 'La dirección está mal escrita',
  unknownMailbox: 'Esa dirección no existe',
  unknownDomain: 'No existe lo que va detrás de la @',
  mailboxFull: 'Su buzón está lleno',
  mailboxDisabled: 'Su buzón está desactivado',
  notAccepted: 'Su servidor de correo no acepta el mensaje',
  gaveUp: 'Su servidor de correo no ha respondido en tres días',
}

/** Why no mail is sent to an address any more. */
export const stopInWords = ({ unsubscribedAt, refusal }: StoppedAddress): string =>
  unsubscribedAt ? 'No quiere más correos' : REFUSALS[refusal ?? 'notAccepted']

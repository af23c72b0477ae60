import type { GuestMessageRow, MessageRecipient } from '#contract/guest-messages.ts'
import type { GuestMailStatus } from '#domain/households/guest-mails.ts'
import type { Family } from '../../../shared/households/families.ts'
import { dayInShort } from '../../../shared/households/words.ts'
import type { MessageContext } from '../sending/invitation-text.ts'
import { messageTo } from './message-words.ts'

/** A family that a message went to. */
export type Recipient = { recipient: MessageRecipient; family: Family }

const UNDELIVERED: readonly GuestMailStatus[] = ['refused', 'stopped', 'unsure']

/** Whether a family is still to get the message by WhatsApp: it has no mail, or its mail did not arrive. */
export const isToWrite = ({ mail, chat }: MessageRecipient): boolean =>
  chat ? chat.sentAt === null : mail !== null && UNDELIVERED.includes(mail.status)

const MAIL_WORDS: Record<GuestMailStatus, string> = {
  waiting: 'En camino',
  sent: 'Enviado',
  refused: 'Su buzón lo ha rechazado',
  stopped: 'No quiere más correos',
  cancelled: 'Ya no hacía falta: había respondido',
  unsure: 'El envío se cortó a la mitad: quizá no le llegó',
}

/** The fate of a message for one family. */
export function recipientInWords({ mail, chat }: MessageRecipient): string {
  if (chat?.sentAt) return `Por WhatsApp, ${dayInShort(chat.sentAt)}`
  if (!mail) return ''
  const day = mail.status === 'sent' ? `, ${dayInShort(mail.at)}` : ''
  return `${MAIL_WORDS[mail.status]}${day}: ${mail.address}`
}

/** The text that goes to a family by WhatsApp; `null` while its link is made. */
export function chatText(
  family: Family,
  message: GuestMessageRow,
  wedding: MessageContext['wedding'],
): string | null {
  const path = family.household?.path
  const { text } = messageTo(family, message, message.group.kind, {
    wedding,
    address: path ? `${window.location.origin}${path}` : '',
  })
  const wantsLink = [message.text, ...Object.values(message.translations).map((words) => words.text)]
  return !path && wantsLink.some((one) => one.includes('{enlace}')) ? null : text
}

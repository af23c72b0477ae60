import type { MessageFamilyRow } from '#contract/guest-messages.ts'
import type { MessageGroup, NoMailReason } from '#domain/households/guest-messages.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { countFamilies } from '../../../shared/households/words.ts'

type NamedGroup = MessageGroup & { label: string | null }

/** `Autobús de ida · 11:15 · Plaza de Armas`. */
export function groupName({ kind, label }: NamedGroup): string {
  switch (kind) {
    case 'all':
      return 'Todas las familias'
    case 'pending':
      return 'Quien no ha respondido'
    case 'coming':
      return 'Quien viene'
    case 'event':
      return `Evento · ${label}`
    case 'side':
      return `De parte de ${label}`
    case 'table':
      return `Mesa ${label}`
    case 'busOut':
      return ['Autobús de ida', label].filter(Boolean).join(' · ')
    case 'busBack':
      return ['Autobús de vuelta', label].filter(Boolean).join(' · ')
    case 'hotel':
      return `Duermen en ${label}`
  }
}

/** The families that a group has, as far as its name leaves that open. */
export const GROUP_NOTES: Partial<Record<MessageGroup['kind'], string>> = {
  pending: 'Las que tienen la invitación y a alguien por responder.',
  event: 'Quien está invitado al evento y no ha dicho que no.',
  busOut: 'Quien viene y ha pedido plaza, también en espera.',
  busBack: 'Quien viene y ha pedido plaza, también en espera.',
}

export const NO_MAIL_WORDS: Record<NoMailReason, string> = {
  noEmail: 'Sin email',
  unsubscribed: 'No quiere más correos',
  refused: 'Su buzón rechaza los correos',
}

/** `14 familias: 9 por email, 4 por WhatsApp y 1 sin email ni teléfono.` */
export function audienceInWords(
  rows: readonly MessageFamilyRow[],
  hasPhone: (row: MessageFamilyRow) => boolean,
): string {
  if (rows.length === 0) return 'Ahora no hay ninguna familia en este grupo.'
  const byMail = rows.filter(({ way }) => way === 'mail').length
  const byChat = rows.filter((row) => row.way === 'chat' && hasPhone(row)).length
  const neither = rows.length - byMail - byChat
  const parts = [
    byMail > 0 && `${byMail} por email`,
    byChat > 0 && `${byChat} por WhatsApp`,
    neither > 0 && `${neither} sin email ni teléfono`,
  ].filter((part) => part !== false)
  return `${countFamilies(rows.length)}: ${inSpanishList(parts)}.`
}

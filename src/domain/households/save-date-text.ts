import type { InvitationLanguage } from './households.ts'
import type { MailText } from './invitation-settings.ts'

type Spoken = (to: { isOne: boolean; isChanged: boolean }) => string

/** The date in each language, to one person or to several, anew or because it has changed. */
const SENTENCES: Record<InvitationLanguage, Spoken> = {
  es: ({ isOne, isChanged }) =>
    isChanged
      ? 'Hola, {nombres}:\nLa fecha ha cambiado: nos casamos {fecha}. La invitación llegará más adelante.'
      : `Hola, {nombres}:\nNos casamos {fecha}. ${isOne ? 'Reserva' : 'Reservad'} la fecha; la invitación llegará más adelante.`,
  ca: ({ isOne, isChanged }) =>
    isChanged
      ? 'Hola, {nombres}:\nLa data ha canviat: ens casem {fecha}. La invitació arribarà més endavant.'
      : `Hola, {nombres}:\nEns casem {fecha}. ${isOne ? 'Reserva' : 'Reserveu'} la data; la invitació arribarà més endavant.`,
  eu: ({ isOne, isChanged }) =>
    isChanged
      ? 'Kaixo, {nombres}:\nData aldatu da: {fecha} ezkonduko gara. Gonbidapena aurrerago iritsiko da.'
      : `Kaixo, {nombres}:\n{fecha} ezkonduko gara. ${isOne ? 'Gorde data' : 'Gorde ezazue data'}; gonbidapena aurrerago iritsiko da.`,
  gl: ({ isOne, isChanged }) =>
    isChanged
      ? 'Ola, {nombres}:\nA data cambiou: casamos {fecha}. A invitación chegará máis adiante.'
      : `Ola, {nombres}:\nCasamos {fecha}. ${isOne ? 'Reserva' : 'Reservade'} a data; a invitación chegará máis adiante.`,
  en: ({ isChanged }) =>
    isChanged
      ? 'Hello, {nombres},\nThe date has changed: we are getting married {fecha}. The invitation will follow later.'
      : 'Hello, {nombres},\nWe are getting married {fecha}. Save the date; the invitation will follow later.',
}

const SUBJECTS: Record<InvitationLanguage, Spoken> = {
  es: ({ isOne, isChanged }) =>
    isChanged
      ? 'Nueva fecha: boda de {pareja}'
      : `${isOne ? 'Reserva' : 'Reservad'} la fecha: boda de {pareja}`,
  ca: ({ isOne, isChanged }) =>
    isChanged
      ? 'Nova data: casament de {pareja}'
      : `${isOne ? 'Reserva' : 'Reserveu'} la data: casament de {pareja}`,
  eu: ({ isChanged }) => (isChanged ? 'Data berria: {pareja}' : 'Gorde data: {pareja}'),
  gl: ({ isOne, isChanged }) =>
    isChanged ? 'Nova data: voda de {pareja}' : `${isOne ? 'Reserva' : 'Reservade'} a data: voda de {pareja}`,
  en: ({ isChanged }) => (isChanged ? 'New date: {pareja}’s wedding' : 'Save the date: {pareja}’s wedding'),
}

type Telling = { isOne: boolean; isChanged: boolean; own: string | null }

/** The words that tell a family the date, before their variables are put in: the couple's own between ours and the link. */
export function saveDateMail(language: InvitationLanguage, { own, ...to }: Telling): MailText {
  const lines = [SENTENCES[language](to), own, '{enlace}', '{pareja}']
  return { subject: SUBJECTS[language](to), text: lines.filter(Boolean).join('\n') }
}

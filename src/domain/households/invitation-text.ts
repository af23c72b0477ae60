import { toldApart } from '../guests/person-name.ts'
import type { InvitationLanguage } from './households.ts'
import type { MailText } from './invitation-settings.ts'

/**
 * The words of a message in each language, to one person or to several. {nombres}, {pareja}, {fecha} and {enlace}
 * are put in for each family.
 */
export type MessageTexts = Record<InvitationLanguage, (isToOne: boolean) => string>

export const INVITATION_TEXTS: MessageTexts = {
  es: (isToOne) =>
    `Hola, {nombres}:\nNos casamos {fecha} y queremos que ${isToOne ? 'estés' : 'estéis'}. Aquí va la invitación; se responde en un minuto.\n{enlace}\n{pareja}`,
  ca: (isToOne) =>
    `Hola, {nombres}:\nEns casem {fecha} i volem que hi ${isToOne ? 'siguis. T’enviem' : 'sigueu. Us enviem'} la invitació; es respon en un minut.\n{enlace}\n{pareja}`,
  eu: (isToOne) =>
    `Kaixo, {nombres}:\n{fecha} ezkonduko gara, eta ${isToOne ? 'zu gurekin izatea' : 'zuek gurekin izatea'} nahi dugu. Hona hemen gonbidapena; minutu batean erantzuten da.\n{enlace}\n{pareja}`,
  gl: (isToOne) =>
    `Ola, {nombres}:\nCasamos {fecha} e queremos que ${isToOne ? 'esteas' : 'esteades'}. Aquí vai a invitación; respóndese nun minuto.\n{enlace}\n{pareja}`,
  en: () =>
    'Hello, {nombres},\nWe are getting married {fecha} and would love you to be there. Here is your invitation; it only takes a minute to reply.\n{enlace}\n{pareja}',
}

/** The reminder to those who have not answered. */
export const REMINDER_TEXTS: MessageTexts = {
  es: (isToOne) =>
    `Hola, {nombres}: nos falta ${isToOne ? 'tu' : 'vuestra'} respuesta para cerrar mesas y menús. Se responde en un minuto.\n{enlace}\n{pareja}`,
  ca: (isToOne) =>
    `Hola, {nombres}: ens falta la ${isToOne ? 'teva' : 'vostra'} resposta per tancar taules i menús. Es respon en un minut.\n{enlace}\n{pareja}`,
  eu: (isToOne) =>
    `Kaixo, {nombres}: ${isToOne ? 'zure' : 'zuen'} erantzuna falta zaigu mahaiak eta menuak ixteko. Minutu batean erantzuten da.\n{enlace}\n{pareja}`,
  gl: (isToOne) =>
    `Ola, {nombres}: fáltanos a ${isToOne ? 'túa' : 'vosa'} resposta para pechar mesas e menús. Respóndese nun minuto.\n{enlace}\n{pareja}`,
  en: () =>
    'Hello, {nombres}, we are still missing your reply, and need it to plan the tables and the menus. It only takes a minute.\n{enlace}\n{pareja}',
}

/** The subjects of the mails. */
const INVITATION_SUBJECTS: MessageTexts = {
  es: () => '{pareja} se casan',
  ca: () => '{pareja} es casen',
  eu: () => '{pareja} ezkontzera doaz',
  gl: () => '{pareja} casan',
  en: () => '{pareja} are getting married',
}

const REMINDER_SUBJECTS: MessageTexts = {
  es: (isToOne) => `Nos falta ${isToOne ? 'tu' : 'vuestra'} respuesta: boda de {pareja}`,
  ca: (isToOne) => `Ens falta la ${isToOne ? 'teva' : 'vostra'} resposta: casament de {pareja}`,
  eu: (isToOne) => `${isToOne ? 'Zure' : 'Zuen'} erantzuna falta zaigu: {pareja}`,
  gl: (isToOne) => `Fáltanos a ${isToOne ? 'túa' : 'vosa'} resposta: voda de {pareja}`,
  en: () => 'We are still missing your reply: {pareja}’s wedding',
}

/** The mails as they are written while a couple has no words of its own. */
export const mailTemplate = (
  kind: 'invite' | 'remind',
  language: InvitationLanguage,
  isToOne: boolean,
): MailText =>
  kind === 'invite'
    ? { subject: INVITATION_SUBJECTS[language](isToOne), text: INVITATION_TEXTS[language](isToOne) }
    : { subject: REMINDER_SUBJECTS[language](isToOne), text: REMINDER_TEXTS[language](isToOne) }

const AND: Record<InvitationLanguage, string> = { es: 'y', ca: 'i', eu: 'eta', gl: 'e', en: 'and' }

/** The values of the variables. `date` is as it stands in a sentence, blank when there is none. */
export type TextValues = { names: string; couple: string; date: string; address: string }

/** A text with its variables put in. */
export function fillText(template: string, { names, couple, date, address }: TextValues): string {
  const values: Record<string, string> = {
    '{nombres}': names,
    '{pareja}': couple,
    '{fecha}': date,
    '{enlace}': address,
  }
  return (
    template
      .replaceAll(/\{(nombres|pareja|fecha|enlace)\}/g, (variable) => values[variable]!)
      // Without a date, its place closes up.
      .replaceAll(/ {2,}| \(\)/g, (gap) => (gap === ' ()' ? '' : ' '))
      .replaceAll(/^ +(.)?/gm, (_, first: string = '') => first.toUpperCase())
  )
}

/** The same for a message, which would invite to nothing without its link. */
export function fillMessage(template: string, values: TextValues): string {
  const text = fillText(template, values)
  return text.includes(values.address) ? text : `${text}\n${values.address}`
}

/** `Carmen, Íñigo y Noa`: the given names of a family, in its language; those of one name with their surnames. */
export function familyNames(fullNames: readonly string[], language: InvitationLanguage): string {
  const names = toldApart(fullNames)
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} ${andBefore(names.at(-1)!, language)} ${names.at(-1)}`
}

/** 'e Íñigo': the Spanish word changes before the same sound. */
const andBefore = (name: string, language: InvitationLanguage) =>
  language === 'es' && /^(i|í|hi|hí)(?![aeiouáéó])/i.test(name) ? 'e' : AND[language]

import type { InvitationLanguage } from '#domain/households.ts'
import type { InvitationTexts } from '#domain/invitation-settings.ts'
import { givenNameOf } from '#domain/person-name.ts'
import type { Family } from './families.ts'
import { languageOf } from './families.ts'

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
    `Kaixo, {nombres}:\nEzkondu egingo gara ({fecha}), eta ${isToOne ? 'zu' : 'zuek'} bertan izatea nahi dugu. Hona hemen gonbidapena; minutu batean erantzuten da.\n{enlace}\n{pareja}`,
  gl: (isToOne) =>
    `Ola, {nombres}:\nCasamos {fecha} e queremos que ${isToOne ? 'esteas' : 'esteades'}. Aquí vai o convite; respóndese nun minuto.\n{enlace}\n{pareja}`,
  en: () =>
    'Hello, {nombres}!\nWe are getting married {fecha} and would love you to be there. Here is your invitation; it takes a minute to answer.\n{enlace}\n{pareja}',
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
    'Hello, {nombres}! We are still waiting for your answer to plan tables and menus. It takes a minute.\n{enlace}\n{pareja}',
}

/** How a date stands in the sentence, in each language. */
const ON_DAY: Record<InvitationLanguage, (day: string) => string> = {
  es: (day) => `el ${day}`,
  ca: (day) => (/^(1|11) /.test(day) ? `l’${day}` : `el ${day}`),
  eu: (day) => day,
  gl: (day) => `o ${day}`,
  en: (day) => `on ${day}`,
}

const AND: Record<InvitationLanguage, string> = { es: 'y', ca: 'i', eu: 'eta', gl: 'e', en: 'and' }

export type TextValues = { wedding: { name: string; eventDate: string | null }; address: string }

/** The message to a family in its language, with its names and its link. */
export function invitationText(
  family: Family,
  texts: InvitationTexts,
  defaults: MessageTexts,
  { wedding, address }: TextValues,
): string {
  const language = languageOf(family)
  const template = texts[language] ?? defaults[language](family.people.length === 1)
  const text = template
    .replaceAll('{nombres}', namesOf(family, language))
    .replaceAll('{pareja}', wedding.name)
    .replaceAll('{fecha}', dateOf(wedding.eventDate, language))
    .replaceAll('{enlace}', address)
    // Without a date, its place closes up.
    .replaceAll(/ {2,}| \(\)/g, (gap) => (gap === ' ()' ? '' : ' '))
  // A message without its link would invite to nothing.
  return text.includes(address) ? text : `${text}\n${address}`
}

function namesOf({ people }: Family, language: InvitationLanguage): string {
  const names = people.map(({ guest }) => givenNameOf(guest.fullName))
  if (names.length === 1) return names[0]!
  return `${names.slice(0, -1).join(', ')} ${andBefore(names.at(-1)!, language)} ${names.at(-1)}`
}

/** 'e Íñigo': the Spanish word changes before the same sound. */
const andBefore = (name: string, language: InvitationLanguage) =>
  language === 'es' && /^(i|í|hi|hí)(?![aeiouáéó])/i.test(name) ? 'e' : AND[language]

function dateOf(date: string | null, language: InvitationLanguage): string {
  if (!date) return ''
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
  return ON_DAY[language](day)
}

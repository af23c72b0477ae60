import { cleanLine } from '../text/clean-text.ts'
import type { InvitationLanguage } from './households.ts'

/** The part of a family by which it is thanked. */
export type Thanked = {
  /** How many of its people came, as far as their answers say. */
  came: number
  gift: string | null
  message: string | null
  isThanked: boolean
}

/** A family is thanked for coming, or for a gift; one that did neither is not in the list. */
export const isOwedThanks = ({ came, gift, isThanked }: Thanked): boolean =>
  came > 0 || gift !== null || isThanked

type Thanks = { names: string; couple: string; isToOne: boolean } & Pick<Thanked, 'came' | 'gift' | 'message'>

/** The message of thanks to a family in its language, of what it answered and what it gave. */
export function thanksText(language: InvitationLanguage, thanks: Thanks): string {
  const words = WORDS[language]
  const { names, couple, isToOne, came, gift, message } = thanks
  const parts = [
    came > 0 ? words.came(isToOne) : words.missed(isToOne),
    gift && words.gift(cleanLine(gift)),
    message && words.message(isToOne, cleanLine(message)),
  ]
  return `${words.hello(names)}\n${parts.filter(Boolean).join(' ')}\n${couple}`
}

/** The subject of the same by mail. */
export const thanksSubject = (language: InvitationLanguage): string => WORDS[language].subject

type Words = {
  subject: string
  hello: (names: string) => string
  came: (isToOne: boolean) => string
  missed: (isToOne: boolean) => string
  gift: (gift: string) => string
  message: (isToOne: boolean, message: string) => string
}

const WORDS: Record<InvitationLanguage, Words> = {
  es: {
    subject: 'Gracias',
    hello: (names) => `Hola, ${names}:`,
    came: (isToOne) =>
      `Gracias por venir a nuestra boda. Fue una alegría ${isToOne ? 'tenerte' : 'teneros'}.`,
    missed: (isToOne) => `${isToOne ? 'Te' : 'Os'} echamos de menos en nuestra boda.`,
    gift: (gift) => `Gracias también por el regalo: ${gift}.`,
    message: (isToOne, message) =>
      `Guardamos lo que nos ${isToOne ? 'escribiste' : 'escribisteis'}: «${message}».`,
  },
  ca: {
    subject: 'Gràcies',
    hello: (names) => `Hola, ${names}:`,
    came: (isToOne) =>
      `Gràcies per venir al nostre casament. Va ser una alegria ${isToOne ? 'tenir-te' : 'tenir-vos'}.`,
    missed: (isToOne) => `${isToOne ? 'Et' : 'Us'} vam trobar a faltar al nostre casament.`,
    gift: (gift) => `Gràcies també pel regal: ${gift}.`,
    message: (isToOne, message) => `Guardem el que ens ${isToOne ? 'vas' : 'vau'} escriure: «${message}».`,
  },
  eu: {
    subject: 'Eskerrik asko',
    hello: (names) => `Kaixo, ${names}:`,
    came: () => 'Eskerrik asko gure ezkontzara etortzeagatik. Poz handia izan zen.',
    missed: (isToOne) => `Gure ezkontzan ${isToOne ? 'zure' : 'zuen'} falta sumatu genuen.`,
    gift: (gift) => `Eskerrik asko opariagatik ere: ${gift}.`,
    message: (isToOne, message) =>
      `${isToOne ? 'Idatzi zeniguna' : 'Idatzi zenigutena'} gordetzen dugu: «${message}».`,
  },
  gl: {
    subject: 'Grazas',
    hello: (names) => `Ola, ${names}:`,
    came: (isToOne) => `Grazas por vir á nosa voda. Foi unha alegría ${isToOne ? 'terte' : 'tervos'}.`,
    missed: (isToOne) => `${isToOne ? 'Botámoste' : 'Botámosvos'} de menos na nosa voda.`,
    gift: (gift) => `Grazas tamén polo agasallo: ${gift}.`,
    message: (isToOne, message) =>
      `Gardamos o que nos ${isToOne ? 'escribiches' : 'escribistes'}: «${message}».`,
  },
  en: {
    subject: 'Thank you',
    hello: (names) => `Hello, ${names},`,
    came: () => 'Thank you for coming to our wedding. It was a joy to have you there.',
    missed: () => 'We missed you at our wedding.',
    gift: (gift) => `Thank you for your gift too: ${gift}.`,
    message: (_, message) => `We are keeping what you wrote to us: “${message}”.`,
  },
}

import type { InvitationLanguage } from '../households/households.ts'

/** The question where a family sleeps, after the address of its page; its form is sent there too. */
export const BEDS_PATH = '/dormir'

type Asked = { names: string; couple: string; address: string; isToOne: boolean }

/** The message with the link of the question where a family sleeps, in its language. */
export const questionText = (language: InvitationLanguage, asked: Asked): string =>
  WORDS[language].text(asked)

/** The subject of the same by mail. */
export const questionSubject = (language: InvitationLanguage): string => WORDS[language].subject

const WORDS: Record<InvitationLanguage, { subject: string; text: (asked: Asked) => string }> = {
  es: {
    subject: 'Dónde dormir en la boda',
    text: ({ names, couple, address, isToOne }) =>
      `Hola, ${names}:\n${isToOne ? '¿Necesitas habitación para la boda? Dínoslo' : '¿Necesitáis habitación para la boda? Decídnoslo'} aquí, en un momento.\n${address}\n${couple}`,
  },
  ca: {
    subject: 'On dormir al casament',
    text: ({ names, couple, address, isToOne }) =>
      `Hola, ${names}:\n${isToOne ? 'Necessites habitació per al casament? Digue’ns-ho' : 'Necessiteu habitació per al casament? Digueu-nos-ho'} aquí, en un moment.\n${address}\n${couple}`,
  },
  eu: {
    subject: 'Ezkontzan non lo egin',
    text: ({ names, couple, address, isToOne }) =>
      `Kaixo, ${names}:\n${isToOne ? 'Gelarik behar duzu ezkontzarako? Esaguzu' : 'Gelarik behar duzue ezkontzarako? Esaguzue'} hemen, une batean.\n${address}\n${couple}`,
  },
  gl: {
    subject: 'Onde durmir na voda',
    text: ({ names, couple, address, isToOne }) =>
      `Ola, ${names}:\n${isToOne ? 'Precisas cuarto para a voda? Dínolo' : 'Precisades cuarto para a voda? Dicídenolo'} aquí, nun momento.\n${address}\n${couple}`,
  },
  en: {
    subject: 'Where to stay for the wedding',
    text: ({ names, couple, address, isToOne }) =>
      `Hello, ${names},\nDo you need ${isToOne ? 'a room' : 'rooms'} for the wedding? Tell us here, it only takes a moment.\n${address}\n${couple}`,
  },
}

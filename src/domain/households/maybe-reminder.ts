import type { InvitationLanguage } from './households.ts'
import type { MailText } from './invitation-settings.ts'
import type { MessageTexts } from './invitation-text.ts'

/** The reminder to those who have all said that they may come, in our words. */
export const maybeReminder = (language: InvitationLanguage, isToOne: boolean): MailText => ({
  subject: MAYBE_REMINDER_SUBJECTS[language](isToOne),
  text: MAYBE_REMINDER_TEXTS[language](isToOne),
})

const MAYBE_REMINDER_TEXTS: MessageTexts = {
  es: (isToOne) =>
    `Hola, {nombres}: ${isToOne ? 'nos dijiste' : 'nos dijisteis'} que puede que sí. Para cerrar mesas y menús necesitamos saber si ${isToOne ? 'vienes' : 'venís'}: un sí o un no se responde en un minuto.\n{enlace}\n{pareja}`,
  ca: (isToOne) =>
    `Hola, {nombres}: ens ${isToOne ? 'vas' : 'vau'} dir que potser sí. Per tancar taules i menús necessitem saber si ${isToOne ? 'véns' : 'veniu'}: un sí o un no es respon en un minut.\n{enlace}\n{pareja}`,
  eu: (isToOne) =>
    `Kaixo, {nombres}: agian baietz esan ${isToOne ? 'zenigun' : 'zeniguten'}. Mahaiak eta menuak ixteko, ${isToOne ? 'etorriko zaren' : 'etorriko zareten'} jakin behar dugu: bai edo ez bat minutu batean erantzuten da.\n{enlace}\n{pareja}`,
  gl: (isToOne) =>
    `Ola, {nombres}: ${isToOne ? 'dixéchesnos' : 'dixéstesnos'} que pode que si. Para pechar mesas e menús necesitamos saber se ${isToOne ? 'vés' : 'vindes'}: un si ou un non respóndese nun minuto.\n{enlace}\n{pareja}`,
  en: () =>
    'Hello, {nombres}, you told us that you may be coming. To plan the tables and the menus we need to know: a yes or a no only takes a minute.\n{enlace}\n{pareja}',
}

const MAYBE_REMINDER_SUBJECTS: MessageTexts = {
  es: (isToOne) => `¿${isToOne ? 'Vienes' : 'Venís'} a la boda de {pareja}?`,
  ca: (isToOne) => `${isToOne ? 'Véns' : 'Veniu'} al casament de {pareja}?`,
  eu: (isToOne) => `${isToOne ? 'Etorriko zara' : 'Etorriko zarete'} ezkontzara? {pareja}`,
  gl: (isToOne) => `${isToOne ? 'Vés' : 'Vindes'} á voda de {pareja}?`,
  en: () => 'Are you coming to {pareja}’s wedding?',
}

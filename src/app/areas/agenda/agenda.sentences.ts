import { many } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  AGENDA_DAY_NOT_FOUND: 'Ese día ya no está en la agenda.',
  AGENDA_LINK_NOT_FOUND: 'Ese enlace ya no está abierto.',
  AGENDA_TITLE_REQUIRED: 'Escribe qué pasa a esa hora.',
  AGENDA_TIME_UNREADABLE: 'Escribe una hora como 18:30.',
  TOO_MANY_AGENDA_DAYS: (data) => `Una agenda puede tener hasta ${many(data)} días.`,
  TOO_MANY_AGENDA_ITEMS: (data) => `Una agenda puede tener hasta ${many(data)} momentos.`,
})

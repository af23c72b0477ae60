import { many, waiting } from '#ui/feedback/common-sentences.ts'
import { addSentences } from '../../shared/error-messages.ts'

addSentences({
  NO_EMAIL: 'Esa solicitud no tiene email. Añádelo en sus datos.',
  MESSAGE_OF_OTHERS: 'El mensaje lo escribió la pareja y se queda como está.',
  MAILBOX_NOT_OFFERED: 'Esta instalación no recibe correos.',
  NOT_THEIR_TURN: 'Ahora te toca a ti: contéstales antes de recordarles nada.',
  COUPLE_REMINDED_LATELY: 'Ya les has recordado hace menos de tres días.',
  TOO_MANY_REQUESTS_NOTED: (data) => `Ya tienes ${many(data)} solicitudes, que son todas las que caben.`,
  REPLY_TEMPLATE_CHANGED: 'Has cambiado esta plantilla en otra ventana.',
  TOO_MANY_REPLY_TEMPLATES: (data) => `Ya tienes ${many(data)} plantillas. Quita alguna para guardar esta.`,
  REQUEST_NOT_FOUND: 'Esa solicitud ya no está.',
  NO_DATE_TO_HOLD: 'Esa solicitud no tiene una fecha que esté por llegar.',
  HOLD_OUT_OF_RANGE: 'Una fecha se guarda desde hoy y durante 120 días como mucho.',
  TOO_MANY_HOLDS: 'Ya tienes 100 fechas guardadas. Suelta alguna para guardar esta.',
  TOO_MANY_ANSWERS: (data) =>
    `Has contestado a muchas solicitudes seguidas. Vuelve a probar ${waiting(data)}.`,
})

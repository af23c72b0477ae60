import { ORPCError } from '@orpc/client'
import { outageOf } from '#server/platform/outage.ts'

/** The refusals of the API that an assistant can meet, in words for its person. */
const SENTENCES: Record<string, string> = {
  UNAUTHENTICATED: 'El acceso ha terminado. Hay que volver a conectar el asistente.',
  WEDDING_NOT_FOUND: 'No encontramos esta boda. Puede que ya no participes en ella.',
  SECTION_CLOSED: 'Tu acceso a esta boda no incluye esto. Lo decide la pareja en Miembros.',
  BROWSER_SESSION_ONLY: 'Esto solo se puede hacer desde el navegador, con tu sesión abierta.',
  TOO_MANY_REQUESTS: 'Son muchas preguntas seguidas. Espera un momento y vuelve a probar.',
  WEDDING_BUSY: 'Hay muchos cambios a la vez en esta boda. Vuelve a intentarlo en unos segundos.',
  OVERLOADED: 'Hay mucho trabajo ahora mismo. Vuelve a intentarlo en unos segundos.',
  PROPOSAL_UNKNOWN: 'Esa propuesta no es de esta persona o no está entera. Haz otra.',
  PROPOSAL_EXPIRED: 'Esa propuesta ya ha caducado. Haz otra.',
  PROPOSAL_USED: 'Esa propuesta ya se ha confirmado.',
  NOTHING_TO_CHANGE: 'Ya está así: no hay nada que cambiar.',
  NO_SUCH_TIME: 'Esa hora no existe. Escríbela como 18:30.',
  CHANGED_MEANWHILE: 'Eso ha cambiado mientras tanto, y no se ha tocado. Míralo y haz otra propuesta.',
  SEATED_MEANWHILE: 'Alguien ha cambiado a esa persona de mesa mientras tanto. Mírala y haz otra propuesta.',
  GUEST_NOT_COMING: 'Esa persona no viene, así que no tiene sitio en las mesas.',
  TABLE_FULL: 'En esa mesa no quedan asientos.',
  GUEST_NOT_FOUND: 'Ese invitado ya no está en la lista.',
  TASK_NOT_FOUND: 'Esa tarea ya no está.',
  TABLE_NOT_FOUND: 'Esa mesa ya no está.',
  AGENDA_DAY_NOT_FOUND: 'Ese día ya no está en la agenda.',
  COMPONENT_NOT_FOUND: 'El catálogo de la boda no tiene nada así.',
  BAD_REQUEST: 'Falta algo, o no es como se espera. Mira la descripción de la herramienta.',
}

export type Refused = { code: string; text: string }

/** The refusal that an error is, without anything that was typed; `null` for a fault of ours. */
export function refusalOf(error: unknown): Refused | null {
  const outage = outageOf(error)
  if (outage) return { code: outage.code, text: 'El servidor no responde ahora. Vuelve a intentarlo.' }
  if (!(error instanceof ORPCError) || (error.status >= 500 && !SENTENCES[error.code])) return null
  return { code: error.code, text: SENTENCES[error.code] ?? 'No se puede hacer tal como está.' }
}

import type { PlannerRequest } from '#contract/requests.ts'
import type { RequestSource } from '#domain/planners/planner-requests.ts'
import type {
  LostReason,
  NotedEventKind,
  RequestStage,
  RequestTurn,
} from '#domain/planners/request-stages.ts'

type Latest = PlannerRequest['latest']['kind']

/** The stages of the strip, with what is said when one has no request. */
export const STAGES: Record<RequestStage, { label: string; empty: string }> = {
  new: { label: 'Nuevas', empty: 'No hay solicitudes nuevas.' },
  answered: { label: 'Contestadas', empty: 'No hay ninguna contestada que siga sin presupuesto.' },
  quoted: { label: 'Presupuesto', empty: 'No hay ninguna con un presupuesto enviado.' },
  signed: { label: 'Firmadas', empty: 'No hay ninguna firmada que espere la reserva.' },
  wedding: { label: 'Bodas', empty: 'Aún no has creado una boda de una solicitud.' },
  lost: { label: 'Perdidas', empty: 'Ninguna se ha quedado por el camino.' },
}

/** The groups of the list, in their order. */
export const TURNS: Record<Exclude<RequestTurn, 'none'>, string> = {
  planner: 'Te toca a ti',
  couple: 'Esperando a la pareja',
  deposit: 'Falta la reserva',
}

/** The newest thing that happened, in a row. */
export const LATEST: Record<Latest, string> = {
  received: 'Nueva',
  wrote: 'Te han escrito',
  answered: 'Contestada',
  reminded: 'Recordada',
  quote_sent: 'Presupuesto enviado',
  quote_opened: 'Presupuesto abierto',
  quote_asked: 'Tienen una duda',
  quote_accepted: 'Presupuesto aceptado',
  quote_declined: 'Presupuesto rechazado',
  signed: 'Firmada',
  deposit_told: 'Dicen que han pagado',
  wedding: 'Boda creada',
  lost: 'No sigue',
  resumed: 'Sigue',
}

/** The same in 'Qué ha pasado'. */
export const HAPPENED: Record<Latest, string> = {
  received: 'Te escribieron',
  wrote: 'Te volvieron a escribir',
  answered: 'Contestaste',
  reminded: 'Les recordaste que esperas',
  quote_sent: 'Enviaste el presupuesto',
  quote_opened: 'Abrieron el presupuesto',
  quote_asked: 'Preguntaron una duda',
  quote_accepted: 'Aceptaron el presupuesto',
  quote_declined: 'Rechazaron el presupuesto',
  signed: 'Se firmó el contrato',
  deposit_told: 'Dijeron que han pagado la reserva',
  wedding: 'Creaste la boda',
  lost: 'No sigue',
  resumed: 'Sigue',
}

export const REASONS: Record<LostReason, string> = {
  date_taken: 'La fecha está ocupada',
  price: 'El precio',
  other_planner: 'Han elegido a otra planner',
  no_answer: 'No contestan',
  by_themselves: 'Se organizan ellos',
  other: 'Otro motivo',
}

/** The acts that a planner notes by hand: its item of the menu, and what is said when it is done. */
export const NOTES: Record<NotedEventKind, { item: string; done: string }> = {
  answered: { item: 'Ya he contestado', done: 'queda como contestada' },
  wrote: { item: 'Me han escrito', done: 'espera tu respuesta' },
  quote_sent: { item: 'Presupuesto enviado', done: 'queda con el presupuesto enviado' },
  signed: { item: 'Contrato firmado', done: 'queda como firmada' },
}

export const SOURCES: Record<RequestSource, string> = {
  profile: 'Tu perfil en Azahar',
  recommendation: 'Una recomendación',
  venue: 'Una finca o un proveedor',
  social: 'Instagram u otra red',
  website: 'Tu web',
  directory: 'Bodas.net u otro directorio',
  fair: 'Una feria',
  other: 'De otra manera',
}

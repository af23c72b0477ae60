import type { RegisterLine } from '#contract/invoicing-rows.ts'
import type { EventType } from '#domain/invoicing/event-records.ts'
import { lazily } from '#domain/text/lazy.ts'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'

/** The events of the signed register, by the agency's keys. */
const SIGNED_EVENTS: Readonly<Record<EventType, string>> = {
  '01': 'Empieza sin VERI*FACTU',
  '02': 'Acaba sin VERI*FACTU',
  '03': 'Comprobación de los registros',
  '04': 'Anomalía en los registros',
  '05': 'Comprobación del registro de eventos',
  '06': 'Anomalía en el registro de eventos',
  '08': 'Descarga de registros',
  '09': 'Descarga del registro de eventos',
  '10': 'Resumen',
}

const KINDS: Readonly<Record<RegisterLine['kind'], (words: string) => string>> = {
  issue: (number) => `Alta de ${number}`,
  cancellation: (number) => `Anulación de ${number}`,
  signed: (type) => `${SIGNED_EVENTS[type as EventType]}, firmado`,
  switchedOn: (who) => `Facturas activadas: ${who}`,
  switchedOff: (who) => `Facturas desactivadas: ${who}`,
  sendingBegan: () => 'Los registros se envían desde ahora',
  certificateChanged: (holder) => `Cambio de certificado: ${holder}`,
  outageBegan: () => 'Sin conexión con Hacienda',
  outageEnded: () => 'Conexión con Hacienda recuperada',
  submissionRefused: (reason) => `Hacienda no acepta el envío: ${reason}`,
  versionChanged: (versions) => `Cambio de versión ${versions}`,
  recordsTaken: (what) => `Descarga de registros: ${what}`,
}

export const registerWords = ({ kind, words }: Pick<RegisterLine, 'kind' | 'words'>): string =>
  KINDS[kind](words)

const moment = lazily(
  () =>
    new Intl.DateTimeFormat('es-ES', {
      ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', second: '2-digit' },
      timeZone: WEDDING_TIME_ZONE,
    }),
)

/** '20 nov, 10:42:07'. */
export const registerMoment = (at: string): string => moment().format(new Date(at))

const clock = lazily(
  () => new Intl.DateTimeFormat('es-ES', { timeStyle: 'short', timeZone: WEDDING_TIME_ZONE }),
)

/** '10:40'. */
export const registerClock = (at: string): string => clock().format(new Date(at))

import type { MergeConflict } from '#contract/agenda-merge.ts'
import type { AgendaTime, Responsible } from '#domain/agenda/agenda.ts'
import { formatMinute } from '#domain/agenda/agenda-clock.ts'
import type { ZonedDay } from '#domain/time/dates.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'

const FIELDS: Record<MergeConflict['field'], string> = {
  name: 'nombre del día',
  date: 'fecha',
  item: 'se queda o se elimina',
  dayId: 'día',
  time: 'hora',
  title: 'nombre',
  place: 'lugar',
  mapUrl: 'enlace del mapa',
  notes: 'notas',
  responsible: 'a cargo de',
  isFixed: 'hora fija',
  isShownToGuests: 'a la vista de los invitados',
}

/** `«Banquete»: hora`. */
export const conflictTitle = ({ title, field }: MergeConflict): string => `«${title}»: ${FIELDS[field]}`

export type ConflictNames = {
  day: (dayId: string) => string | undefined
  responsible: (all: readonly Responsible[]) => string
}

/** One side of a conflict as it is read. */
export function sideInWords(
  { field, ...day }: Pick<MergeConflict, 'field' | 'date' | 'timeZone'>,
  value: MergeConflict['published'],
  names: ConflictNames,
): string {
  if (field === 'item') return value === null ? 'Eliminado' : 'Se queda, con los cambios'
  if (field === 'time') return timeInWords(value as AgendaTime, day)
  if (field === 'date') return dateInWords(value as string)
  if (field === 'dayId') return names.day(value as string) ?? 'Otro día'
  if (Array.isArray(value)) return names.responsible(value) || 'Nadie'
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  return (value as string | null) || 'Vacío'
}

function timeInWords({ startsAt, endsAt }: AgendaTime, day: ZonedDay): string {
  const from = formatMinute(day, startsAt)
  return endsAt === null ? from : `${from} a ${formatMinute(day, endsAt)}`
}

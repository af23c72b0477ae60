import type { Role } from '#domain/members/roles.ts'
import type { TaskCalendar } from '#domain/tasks/placed-task.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { daysBetween } from '#domain/time/dates.ts'

const YEAR_DAYS = 365

/** The time that is left, and what it does to the list: 'Faltan 141 días. La lista entera es de doce meses…'. */
export function timeInWords({ today, eventDate }: TaskCalendar, role: Role): string {
  if (eventDate === null)
    return role === 'couple'
      ? 'Poned la fecha y las tareas se colocan solas. Sin ella, la lista sirve igual.'
      : 'Pon la fecha y las tareas se colocan solas. Sin ella, la lista sirve igual.'
  const left = daysBetween(today, eventDate)
  if (left < 0) return 'La boda ya ha sido: queda lo de después.'
  const days = left === 1 ? 'Falta 1 día' : `Faltan ${formatNumber(left)} días`
  if (left >= YEAR_DAYS) return `${days}. La lista es de doce meses: hay tiempo para todo.`
  return `${days}. La lista entera es de doce meses; para esta fecha la juntamos y queda así.`
}

import { inSpanishList, insideSentence } from '../text/spanish-list.ts'
import { asSentence } from '../text/spanish-numbers.ts'
import type { GatheredRow } from './gathered-rows.ts'
import type { PlannerPart } from './planner-parts.ts'

const KINDS = [
  ['guests', 'Invitados'],
  ['seating', 'Mesas'],
  ['budget', 'Presupuesto'],
  ['agenda', 'Agenda'],
  ['tasks', 'Tareas'],
  ['photos', 'Fotos'],
] as const

/** `Invitados, presupuesto y tareas`, or `Todo` where each kind of list is there. */
export function bringsOf(parts: readonly PlannerPart[], row: GatheredRow): string {
  const words: string[] = KINDS.filter(([kind]) => parts.some((part) => part.kind === kind)).map(
    ([, word]) => word,
  )
  if (words.length === KINDS.length) return 'Todo'
  if (parts.some(({ kind }) => kind === 'contract' || kind === 'document')) words.push('Documentos')
  if (row.phone ?? row.email ?? row.place) words.push('Contacto')
  return words.length === 0 ? 'Nada más que la fecha' : asSentence(inSpanishList(words.map(insideSentence)))
}

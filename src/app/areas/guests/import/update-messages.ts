import { ageInWords } from '#domain/guest-import/guest-list/guest-facts.ts'
import type { UpdatedFields } from '#domain/guest-import/imported-updates.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'

const ANSWERS = { true: 'Sí', false: 'No', null: 'sin respuesta' }
const OPEN = { true: 'Puede que sí', false: 'sin respuesta' }

const NAMES: Record<Exclude<keyof UpdatedFields, 'ageYears'>, string> = {
  fullName: 'nombre',
  email: 'email',
  rsvp: 'RSVP',
  maybe: 'RSVP',
  notes: 'notas',
  age: 'edad',
  side: 'de parte de',
  phone: 'teléfono',
}

/** One line a field: `email: ana@uno.es → ana@dos.es`, `RSVP: sin respuesta → Sí`. */
export function changesInWords(was: Partial<UpdatedFields>, becomes: Partial<UpdatedFields>): string[] {
  return (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((field) => field in becomes || (field === 'age' && 'ageYears' in becomes))
    .map((field) => {
      // Notes are only added to, so what is there already need not be read again.
      if (field === 'notes') return `notas: se añade «${addedTo(was.notes, becomes.notes)}»`
      return `${NAMES[field]}: ${wordsOf(field, was)} → ${wordsOf(field, becomes)}`
    })
}

/** People named before the rest is only counted. */
const NAMED = 5

/** `No cambian su familia ni su idioma, que la lista trae distintos: Ana Gil y 2 más. Puedes cambiarlos en «Por familias».` */
export function keptHouseholdsSentence(names: readonly string[]): string {
  const rest = names.length - NAMED
  const who = inSpanishList([...names.slice(0, NAMED), ...(rest > 0 ? [`${rest} más`] : [])])
  return `No cambian su familia ni su idioma, que la lista trae distintos: ${who}. Puedes cambiarlos en «Por familias».`
}

const addedTo = (was: string | null | undefined, becomes: string | null | undefined): string =>
  (becomes ?? '').slice(was ? was.length + 1 : 0).replaceAll('\n', ' · ')

function wordsOf(field: keyof typeof NAMES, fields: Partial<UpdatedFields>): string {
  if (field === 'rsvp') return ANSWERS[String(fields.rsvp) as keyof typeof ANSWERS]
  if (field === 'maybe') return OPEN[`${fields.maybe ?? false}`]
  if (field === 'age')
    return ageInWords({ age: fields.age ?? 'child', ageYears: fields.ageYears ?? null }) || 'adulto'
  return fields[field] || 'nada'
}

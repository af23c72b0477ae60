import { inSpanishList } from '#domain/text/spanish-list.ts'
import type { Family } from '../../shared/households/families.ts'

/**
 * The links of families whose guests all leave open nothing more, which is told as long as a family may have one:
 * `El enlace de Lasa deja de valer, y con él los avisos de su autobús: ahora vale el de Aguirre.`
 */
export function endedInWords(leaving: readonly { family: Family }[], heir?: string): string {
  const ended = [...new Set(leaving.map(({ family }) => family))].filter(
    (family) =>
      leaving.filter((one) => one.family === family).length === family.people.length && isKnown(family),
  )
  if (ended.length === 0) return ''
  const names = inSpanishList(ended.map(({ name }) => name))
  const what =
    ended.length === 1
      ? `El enlace de ${names} deja de valer, y con él los avisos de su autobús`
      : `Los enlaces de ${names} dejan de valer, y con ellos los avisos de sus autobuses`
  return `${what}${heir ? `: ahora vale el de ${heir}` : ''}.`
}

/** Whether the family may have its link. */
const isKnown = ({ household }: Family): boolean =>
  household?.hasLink === true &&
  [household.sentAt, household.openedAt, household.answeredAt, household.dateSentAt].some((at) => at !== null)

import type { AgencyWedding, Team } from '#contract/agencies.ts'
import { clashOf } from '#domain/agencies/clashes.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { shownDay } from './team-words.ts'

/** The days off of a team, and its weddings, or those of one day. */
export type SameDay = Pick<Team, 'weddings' | 'absences'>

/** In a cell `Dos bodas`, and the whole of it: `Ese día también tiene Rita & Omar.` Null when nothing clashes. */
export function clashInWords(
  wedding: AgencyWedding,
  userId: string,
  team: SameDay,
): { short: string; whole: string } | null {
  const clash = clashOf(wedding, userId, team)
  if (!clash) return null
  const { weddings, offUntil } = clash
  const others = weddings.length > 0 && `Ese día también tiene ${inSpanishList(weddings)}.`
  const off = offUntil !== null && `Libra hasta el ${shownDay(offUntil)}.`
  return {
    short:
      offUntil === null ? (weddings.length === 1 ? 'Dos bodas' : `${weddings.length + 1} bodas`) : 'Libra',
    whole: [off, others].filter(Boolean).join(' '),
  }
}

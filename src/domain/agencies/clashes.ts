import type { IsoDate } from '../time/dates.ts'
import type { AssignmentKind } from './agencies.ts'

/** A wedding with the people who do something in it. */
export type StaffedWedding = {
  id: string
  name: string
  eventDate: IsoDate | null
  assignments: readonly { userId: string; kind: AssignmentKind }[]
}

/** Days on which a person does not work, both ends included. */
export type DaysOff = { userId: string; firstDay: IsoDate; lastDay: IsoDate }

/** Other weddings and days off of a person on the day of a wedding in which they work. */
export type Clash = { weddings: string[]; offUntil: IsoDate | null }

/** Watching a wedding takes no day. */
const worksIn = ({ assignments }: StaffedWedding, userId: string): boolean =>
  assignments.some((one) => one.userId === userId && one.kind !== 'watch')

/** The clash of a person on the day of a wedding; null when there is none, or they do not work in it. */
export function clashOf(
  wedding: StaffedWedding,
  userId: string,
  { weddings, absences }: { weddings: readonly StaffedWedding[]; absences: readonly DaysOff[] },
): Clash | null {
  const { id, eventDate } = wedding
  if (eventDate === null || !worksIn(wedding, userId)) return null
  const others = weddings.filter(
    (other) => other.id !== id && other.eventDate === eventDate && worksIn(other, userId),
  )
  const off = absences.find(
    (one) => one.userId === userId && one.firstDay <= eventDate && eventDate <= one.lastDay,
  )
  if (others.length === 0 && !off) return null
  return { weddings: others.map(({ name }) => name), offUntil: off?.lastDay ?? null }
}

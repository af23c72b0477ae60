import type { IsoDate } from '../time/dates.ts'
import { sundayOf, type WeekMember, type WeekOwner, type WeekRow, type WeekWedding } from './planner-week.ts'
import { shortDate } from './task-days.ts'

/** An entry of the week that is no task, and so is ticked by no person. */
export type WeekEvent = { weddingId: string; day: IsoDate } & (
  | { kind: 'payment'; instalmentId: string; vendorName: string; concept: string; leftCents: number }
  /** The day until which families may answer, with how many have not. */
  | { kind: 'answers'; families: number }
  /** A day of the agenda, or the day of the wedding; its first start in minutes of the day. */
  | { kind: 'agenda'; timeZone: string; isWeddingDay: boolean; items: number; startsAt: number | null }
)

/** How many events a week lists, the earliest first. */
export const WEEK_EVENTS_MAX = 600

/** An event of the week with its wedding. */
export type WeekEventRow = {
  event: WeekEvent
  wedding: WeekWedding
  day: IsoDate
  isLate: boolean
  owner: WeekOwner
}

export type AnyWeekRow = WeekRow | WeekEventRow

export const isTaskRow = (row: AnyWeekRow): row is WeekRow => 'task' in row

export const keyOfEvent = (event: WeekEvent): string =>
  `${event.weddingId} ${event.kind} ${event.kind === 'payment' ? event.instalmentId : event.day}`

/** The planner who leads a wedding: the one who is said to, else the first who joined. */
export const leadOf = (members: readonly WeekMember[]): WeekMember | undefined =>
  members.find(({ isLead }) => isLead) ?? members.find(({ isPlanner }) => isPlanner)

/** The events of the week, which are of who leads the wedding. Those of weddings that are not listed are left out. */
export function eventRows(
  events: readonly WeekEvent[],
  weddings: readonly WeekWedding[],
  { today, userId }: { today: IsoDate; userId: string },
): WeekEventRow[] {
  const byId = new Map(weddings.map((wedding) => [wedding.weddingId, wedding]))
  const sunday = sundayOf(today)
  return events.flatMap((event): WeekEventRow[] => {
    const wedding = byId.get(event.weddingId)
    if (!wedding || event.day > sunday) return []
    const isOwn = leadOf(wedding.members)?.userId === userId
    return [{ event, wedding, day: event.day, isLate: event.day < today, owner: isOwn ? 'own' : 'others' }]
  })
}

/** Rows by their day, of one day by the next wedding, and of one wedding its events before its tasks. */
export const inOrderOfWeek = (rows: readonly AnyWeekRow[]): AnyWeekRow[] =>
  rows.toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) ||
      (a.wedding.eventDate ?? LAST).localeCompare(b.wedding.eventDate ?? LAST) ||
      createdAtOf(a).localeCompare(createdAtOf(b)),
  )

const LAST = '9999'
const createdAtOf = (row: AnyWeekRow) => (isTaskRow(row) ? row.task.createdAt : '')

/** Under whom a row stands when the week is listed by person. */
export type WeekPerson = { key: string; name: string; place: number }

/** `Rocío Vega`, and of who is away `Rocío Vega, libre hasta el 12 dic`. */
export const weekName = ({ fullName, offUntil }: WeekMember): string =>
  `${fullName || 'Planner'}${offUntil === null ? '' : `, libre hasta el ${shortDate(offUntil)}`}`

const COUPLES: WeekPerson = { key: 'couples', name: 'Las parejas', place: 2 }
const OTHERS: WeekPerson = { key: 'others', name: 'Otras personas', place: 3 }
const UNASSIGNED: WeekPerson = { key: 'unassigned', name: 'Sin nadie', place: 4 }

/**
 * The person of a row: of a task the first planner who has it, the caller before others, else the couple; of an event who
 * leads the wedding.
 */
export function personOf(row: AnyWeekRow, userId: string): WeekPerson {
  const { members } = row.wedding
  const asPerson = (member: WeekMember): WeekPerson =>
    member.userId === userId
      ? { key: userId, name: 'Tú', place: 0 }
      : { key: member.userId, name: weekName(member), place: 1 }
  if (!isTaskRow(row)) {
    const lead = leadOf(members)
    return lead ? asPerson(lead) : UNASSIGNED
  }
  const { assignees } = row.task
  if (assignees.length === 0) return UNASSIGNED
  const ids = assignees.flatMap((who) => (who.kind === 'member' ? [who.userId] : []))
  const having = members.filter((member) => ids.includes(member.userId))
  const planner = having.find((one) => one.userId === userId) ?? having.find(({ isPlanner }) => isPlanner)
  if (planner) return asPerson(planner)
  return having.some(({ isCouple }) => isCouple) ? COUPLES : OTHERS
}

/** Rows by their persons: the caller, colleagues by name, the couples, others; of one person in the order they come. */
export function byPerson(rows: readonly AnyWeekRow[], userId: string): AnyWeekRow[] {
  return rows
    .map((row) => ({ row, person: personOf(row, userId) }))
    .toSorted(
      ({ person: a }, { person: b }) =>
        a.place - b.place || a.name.localeCompare(b.name, 'es') || a.key.localeCompare(b.key),
    )
    .map(({ row }) => row)
}

import { asSentence } from '../text/spanish-numbers.ts'
import { type IsoDate, shiftDay } from '../time/dates.ts'
import { dueDay } from './due-day.ts'
import type { Assignee, Task } from './tasks.ts'

/** A task as the week of a planner lists it. */
export type WeekTask = Omit<Task, 'notes'>

/** A member to whom a task of the week may be given, or who is reminded of theirs. */
export type WeekMember = {
  userId: string
  fullName: string
  isCouple: boolean
  isPlanner: boolean
  /** An agency says that the person leads the wedding. */
  isLead: boolean
  /** The last of the days off of a colleague who is away today. */
  offUntil: IsoDate | null
}

/** The side that has a task: the planner's own, the couple's, or others'. A task without a person is the couple's. */
export type WeekOwner = 'own' | 'couple' | 'others'

/** Numbers of open tasks by whose they are; `ownLate` are those of `own` that were left behind. */
export type WeekCounts = Record<WeekOwner, number> & { ownLate: number }

/** A wedding of a planner with what is to be done in it this week. */
export type WeekWedding = {
  weddingId: string
  name: string
  eventDate: IsoDate | null
  mayEdit: boolean
  /** The couple was reminded today already. */
  isReminded: boolean
  members: WeekMember[]
  /** Open ones, which are due until Sunday: those of this week first, then what was left behind, the latest first. */
  tasks: WeekTask[]
  /** How many more there are that are not listed. */
  rest: WeekCounts
}

/** The Sunday that ends the week of a day. */
export function sundayOf(today: IsoDate): IsoDate {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return shiftDay(today, (7 - weekday) % 7)
}

export function ownerOf(
  assignees: readonly Assignee[],
  members: readonly WeekMember[],
  userId: string,
): WeekOwner {
  const ids = assignees.flatMap((who) => (who.kind === 'member' ? [who.userId] : []))
  if (ids.includes(userId)) return 'own'
  const isOfCouple = members.some((member) => member.isCouple && ids.includes(member.userId))
  return isOfCouple || assignees.length === 0 ? 'couple' : 'others'
}

/** A task of the week with its wedding. */
export type WeekRow = {
  task: WeekTask
  wedding: WeekWedding
  day: IsoDate
  isLate: boolean
  owner: WeekOwner
}

/** All tasks of the week by their day, those that were left behind first; of one day by the next wedding. */
export function rowsOfWeek(
  weddings: readonly WeekWedding[],
  { today, userId }: { today: IsoDate; userId: string },
): WeekRow[] {
  return weddings
    .flatMap((wedding) =>
      wedding.tasks.flatMap((task): WeekRow[] => {
        const day = dueDay(task.due, wedding.eventDate)
        if (day === null || day > sundayOf(today)) return []
        return [
          {
            task,
            wedding,
            day,
            isLate: day < today,
            owner: ownerOf(task.assignees, wedding.members, userId),
          },
        ]
      }),
    )
    .toSorted(
      (a, b) =>
        a.day.localeCompare(b.day) ||
        (a.wedding.eventDate ?? LAST).localeCompare(b.wedding.eventDate ?? LAST) ||
        a.task.createdAt.localeCompare(b.task.createdAt),
    )
}

const LAST = '9999'

/** Whether a couple can be reminded of a task: it is theirs and shown to them, and the wedding is not today. */
export const isRemindable = ({ task, wedding, owner }: WeekRow, today: IsoDate): boolean =>
  owner === 'couple' && !task.isDraft && wedding.mayEdit && wedding.eventDate !== today

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const

/** The heading of a day of the week: 'Hoy, viernes 20', 'Sábado 21'. */
export function weekDayInWords(day: IsoDate, today: IsoDate): string {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!
  const number = Number(day.slice(8))
  return day === today ? `Hoy, ${weekday} ${number}` : asSentence(`${weekday} ${number}`)
}

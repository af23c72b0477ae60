import { type ClosedRange, closureOf } from '../calendar/closures.ts'
import { type IsoDate, shiftDay } from '../time/dates.ts'

/** Longest time for which a date is held, in days, and how many dates a planner holds at once. */
export const HOLD_DAYS_MAX = 120
export const HOLDS_MAX = 100

/** A wedding of the planner, and a request that may hold its date. */
type TakenDay = { id: string; name: string; eventDate: IsoDate | null }
export type AskedDay = TakenDay & { heldUntil: IsoDate | null; weddingId: string | null }

/** `near` is a day whose weekend has another wedding; `held` is held for this request, `held_for_others` is not. */
export type DayState = 'none' | 'past' | 'free' | 'near' | 'held' | 'held_for_others' | 'closed' | 'taken'

export type RequestDay = {
  state: DayState
  /** The couple that has the day, or a day of the weekend, and that day; the label of a day that is closed. */
  other: { name: string; eventDate: IsoDate } | null
}

type Days = {
  weddings: readonly TakenDay[]
  requests: readonly AskedDay[]
  closures: readonly ClosedRange[]
  today: IsoDate
}

/** Whether the date of a request is held today: a hold ends by itself after its last day. */
export const isHeld = ({ eventDate, heldUntil }: Pick<AskedDay, 'eventDate' | 'heldUntil'>, today: IsoDate) =>
  eventDate !== null && heldUntil !== null && heldUntil >= today

/** Whether the date of a request is free, held or taken for its planner. */
export function dayOfRequest(request: AskedDay, days: Days): RequestDay {
  const { eventDate, weddingId, id } = request
  if (eventDate === null) return { state: 'none', other: null }
  if (eventDate < days.today) return { state: 'past', other: null }
  const weddings = days.weddings.filter((wedding) => wedding.id !== weddingId)
  const requests = days.requests.filter((other) => other.id !== id)
  const day = stateOfDay(eventDate, { ...days, weddings, requests })
  const isOwn = isHeld(request, days.today) && day.state !== 'taken'
  return isOwn ? { ...day, state: 'held' } : day
}

/** The same of any day, of which no request is asked. */
export function stateOfDay(day: IsoDate, { weddings, requests, closures, today }: Days): RequestDay {
  const taken = weddings.find(({ eventDate }) => eventDate === day)
  if (taken) return { state: 'taken', other: { name: taken.name, eventDate: day } }
  const holder = requests.find((request) => request.eventDate === day && isHeld(request, today))
  if (holder) return { state: 'held_for_others', other: { name: holder.name, eventDate: day } }
  const closed = closureOf(day, closures)
  if (closed) return { state: 'closed', other: { name: closed.label, eventDate: day } }
  const saturday = saturdayOf(day)
  const near = weddings.find(
    ({ eventDate }) => saturday !== null && eventDate !== null && saturdayOf(eventDate) === saturday,
  )
  if (near) return { state: 'near', other: { name: near.name, eventDate: near.eventDate! } }
  return { state: 'free', other: null }
}

/** The same day of the week before, of its own and of the two that follow. */
export const weeksAround = (day: IsoDate): IsoDate[] => [-7, 0, 7, 14].map((days) => shiftDay(day, days))

/** The Saturday of the weekend to which a Friday, a Saturday or a Sunday belongs; `null` within the week. */
function saturdayOf(day: IsoDate): IsoDate | null {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0) return shiftDay(day, -1)
  if (weekday === 5) return shiftDay(day, 1)
  return weekday === 6 ? day : null
}

import {
  AGENDA_MORNING,
  type AgendaDay,
  type AgendaItem,
  type AgendaTime,
  isAgendaTime,
} from '#domain/agenda/agenda.ts'
import { endMinute, isEarly, isEarlyOrLate, startMinute } from '#domain/agenda/agenda-clock.ts'
import { type AgendaTextField, agendaTextProblem, storedAgendaText } from '#domain/agenda/agenda-text.ts'
import { startingAt } from '#domain/agenda/agenda-timeline.ts'
import { readTypedClock } from '#domain/agenda/typed-clock.ts'
import { CodedError, messageFor } from '../../../shared/error-messages.ts'
import '../agenda.sentences.ts'

/** The typed text as a value, or the sentence that says why it is none. */
export type Reading<Value> = { value: Value } | { problem: string }

const UNREADABLE = { problem: messageFor(new CodedError('AGENDA_TIME_UNREADABLE')) }

/** Another start keeps the length of what happens; `early` says that it is before the morning and not in the night. */
export function readStart(
  day: AgendaDay,
  typed: string,
  present: AgendaTime,
  early?: boolean,
): Reading<AgendaTime> {
  const clock = readTypedClock(typed)
  if (clock === null) return UNREADABLE
  return withinDay(startingAt(present, startMinute(day, clock, present.startsAt, early)))
}

/** The first start of an item that is new. */
export function readNewStart(day: AgendaDay, typed: string, early?: boolean): Reading<AgendaTime> {
  const clock = readTypedClock(typed)
  if (clock === null) return UNREADABLE
  return withinDay({ startsAt: startMinute(day, clock, undefined, early), endsAt: null })
}

/** Whether a typed start is early; `null` when it can be meant in one way only. */
export function earlyOf(typed: string, present: AgendaTime | undefined): boolean | null {
  const clock = readTypedClock(typed)
  return clock !== null && isEarlyOrLate(clock) ? isEarly(present?.startsAt, clock) : null
}

export function readEnd(day: AgendaDay, typed: string, { startsAt }: AgendaTime): Reading<AgendaTime> {
  if (typed.trim() === '') return { value: { startsAt, endsAt: null } }
  const clock = readTypedClock(typed)
  return clock === null ? UNREADABLE : withinDay({ startsAt, endsAt: endMinute(day, clock, startsAt) })
}

function withinDay(time: AgendaTime): Reading<AgendaTime> {
  return isAgendaTime(time) ? { value: time } : { problem: 'Esa hora queda fuera del día.' }
}

/** A text as it is stored, or why it cannot be. */
export function readText<Field extends AgendaTextField>(
  field: Field,
  typed: string,
): Reading<AgendaItem[Field]> {
  const value = storedAgendaText(field, typed)
  const problem = agendaTextProblem(field, value)
  if (problem) return { problem: messageFor(new CodedError(problem.code, problem)) }
  return { value: value as AgendaItem[Field] }
}

/** When a new item begins if no time is given: after the last of the day. */
export function nextStart(ordered: readonly AgendaItem[]): number {
  const last = ordered.at(-1)?.time
  if (!last) return AGENDA_MORNING + 6 * 60
  return last.endsAt ?? last.startsAt + 30
}

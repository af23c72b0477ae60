import { foldText } from '../text/fold-text.ts'
import { daysBetween, type IsoDate, shiftDay, type ZonedDay } from '../time/dates.ts'
import {
  AGENDA_FIRST_MINUTE,
  AGENDA_LAST_MINUTE,
  type AgendaDay,
  type AgendaItem,
  type AgendaTime,
} from './agenda.ts'

/** Bounds of the agendas that a planner keeps as templates. */
export const AGENDA_TEMPLATES_MAX = 30
export const AGENDA_TEMPLATE_NAME_MAX = 80
export const AGENDA_TEMPLATE_DAYS_MAX = 10
export const AGENDA_TEMPLATE_ITEMS_MAX = 200
/** Days between the wedding and a day of its agenda. */
export const AGENDA_TEMPLATE_OFFSET_MAX = 60
/** A template and how it was shown, with ordinary notes. */
export const AGENDA_TEMPLATE_MAX_BYTES = 2 * 1024 * 1024

/** An item as a template has it: for any wedding, so without its places and people. */
export type AgendaTemplateItem = Pick<AgendaItem, 'title' | 'notes' | 'isFixed' | 'isShownToGuests'> & {
  time: AgendaTime
}

/** A day; `offset` is in days after the wedding, negative before it. */
export type AgendaTemplateDay = { name: string; offset: number; items: AgendaTemplateItem[] }

/** `ceremonyAt` is the minute of the day of the wedding around which its items lie; null where they lie by the clock. */
export type AgendaTemplateContent = { name: string; ceremonyAt: number | null; days: AgendaTemplateDay[] }

type Source = { days: readonly AgendaDay[]; items: readonly AgendaItem[]; eventDate: IsoDate }

/** The agenda of a wedding as the days of a template, without what is of this wedding alone. Drafts of changes stay out. */
export function templateDays({ days, items, eventDate }: Source): AgendaTemplateDay[] {
  return days
    .filter(({ replaces }) => replaces === null)
    .map(({ id, name, date }) => ({
      name,
      offset: daysBetween(eventDate, date),
      items: items
        .filter(({ dayId }) => dayId === id)
        .map(({ title, time, notes, isFixed, isShownToGuests }) => ({
          ...{ title, notes, isFixed, isShownToGuests },
          time: { startsAt: time.startsAt, endsAt: time.endsAt },
        }))
        .toSorted((a, b) => a.time.startsAt - b.time.startsAt),
    }))
    .filter(({ offset }) => Math.abs(offset) <= AGENDA_TEMPLATE_OFFSET_MAX)
    .toSorted((a, b) => a.offset - b.offset)
}

/** The minute at which the ceremony of an agenda begins: that of the item of this name, else of the first that is fixed. */
export function ceremonyOf(days: readonly AgendaTemplateDay[]): number | null {
  const items = days.find(({ offset }) => offset === 0)?.items ?? []
  const named = items.find(({ title }) => foldText(title).startsWith('ceremonia'))
  return (named ?? items.find(({ isFixed }) => isFixed))?.time.startsAt ?? null
}

export type PlacedDay = ZonedDay & { name: string; items: AgendaTemplateItem[] }

/**
 * A template on the days of a wedding, whose ceremony begins at a minute. Only the items of the day of the wedding move with
 * it; those that would begin outside of the day are `left` out.
 */
export function placeAgenda(
  { ceremonyAt, days }: Pick<AgendaTemplateContent, 'ceremonyAt' | 'days'>,
  wedding: ZonedDay & { ceremonyAt: number },
): { days: PlacedDay[]; left: string[] } {
  const by = ceremonyAt === null ? 0 : wedding.ceremonyAt - ceremonyAt
  const left: string[] = []
  const placed = days.map(({ name, offset, items }) => ({
    name,
    date: shiftDay(wedding.date, offset),
    timeZone: wedding.timeZone,
    items: items.flatMap((item) => {
      const time = offset === 0 ? shifted(item.time, by) : item.time
      if (time.startsAt >= AGENDA_FIRST_MINUTE && time.startsAt <= AGENDA_LAST_MINUTE)
        return [{ ...item, time }]
      left.push(item.title)
      return []
    }),
  }))
  return { days: placed, left }
}

const shifted = ({ startsAt, endsAt }: AgendaTime, by: number): AgendaTime => ({
  startsAt: startsAt + by,
  endsAt: endsAt === null ? null : endsAt + by,
})

import type { Responsible } from '../../agenda/agenda.ts'
import { foldText } from '../../text/fold-text.ts'
import type { IsoDate } from '../../time/dates.ts'
import type { ImportedMoment } from '../imports.ts'
import { contentsOf, type IdOf, type KnownWedding, type PlacedPart } from './known-wedding.ts'
import { momentInZone } from './moment-in-zone.ts'

export type PlannedMoment = Omit<ImportedMoment, 'row' | 'day' | 'who' | 'isInstant'> & {
  id: string
  responsible: Responsible[]
}

/** Items that come to a day: one of the wedding, or a new one. */
export type PlannedDay = { id: string; isNew: boolean; name: string; date: IsoDate; items: PlannedMoment[] }

export type AgendaPlan = {
  days: PlannedDay[]
  /** Items that the agenda has already. */
  same: number
  /** Items that have no day, because neither the list nor the wedding has one. */
  withoutDay: number
}

/** The vendors of the wedding by their folded names, those that come with this import as well. */
export type VendorIds = ReadonlyMap<string, string>

const DAY_NAME = 'El día de la boda'

/** The items of all lists of the day; one at the same minute with the same title is there already. */
export function planAgenda(
  parts: readonly PlacedPart[],
  known: KnownWedding,
  { date, vendors, idOf }: { date: IsoDate | null; vendors: VendorIds; idOf: IdOf },
): AgendaPlan {
  const plan: AgendaPlan = { days: [], same: 0, withoutDay: 0 }
  const agenda = known.agenda ?? { days: [], items: [] }
  const byDate = new Map<IsoDate, PlannedDay>()
  const seen = new Set(agenda.items.map(({ dayId, startsAt, title }) => momentKey(dayId, startsAt, title)))
  for (const { fileId, at, content } of contentsOf(parts, 'agenda')) {
    for (const [index, read] of content.moments.entries()) {
      const { row, day, who, isInstant: _, ...moment } = momentInZone(read, known.timeZone)
      const on = day ?? date
      if (on === null) {
        plan.withoutDay += 1
        continue
      }
      const place = byDate.get(on) ?? placeOn(on, agenda.days, date, idOf)
      byDate.set(on, place)
      const key = momentKey(place.id, moment.startsAt, moment.title)
      if (seen.has(key)) {
        plan.same += 1
        continue
      }
      seen.add(key)
      const id = idOf(`moment:${fileId}:${at}:${row}:${index}`)
      place.items.push({ ...moment, id, responsible: who.map((name) => responsible(name, vendors)) })
    }
  }
  plan.days = [...byDate.values()].filter(({ items }) => items.length > 0)
  return plan
}

const momentKey = (dayId: string, startsAt: number, title: string) =>
  `${dayId}\n${startsAt}\n${foldText(title)}`

/** A published day of that date; a draft is its author's. */
function placeOn(
  on: IsoDate,
  days: readonly { id: string; name: string; date: IsoDate; isDraft: boolean }[],
  wedding: IsoDate | null,
  idOf: IdOf,
): PlannedDay {
  const there = days.find(({ date, isDraft }) => date === on && !isDraft)
  if (there) return { id: there.id, isNew: false, name: there.name, date: on, items: [] }
  const name = on === wedding || wedding === null ? DAY_NAME : on < wedding ? 'La víspera' : 'El día después'
  return { id: idOf(`day:${on}`), isNew: true, name, date: on, items: [] }
}

function responsible(name: string, vendors: VendorIds): Responsible {
  const vendorId = vendors.get(foldText(name))
  return vendorId ? { kind: 'vendor', vendorId } : { kind: 'person', name, phone: null }
}

import type { AgendaDay, AgendaItem, Responsible } from '#domain/agenda/agenda.ts'
import type { AgendaTextField } from '#domain/agenda/agenda-text.ts'
import type { AgendaActions } from './agenda.actions.ts'
import { readEnd, readNewStart, readStart, readText } from './timeline/item-texts.ts'
import { endText, startText } from './timeline/time-texts.ts'

/** The form of an item as it is typed. */
export type Texts = Record<'start' | 'end' | AgendaTextField, string>
export type Typed = Partial<Texts> & {
  early?: boolean
  responsible?: Responsible[]
  /** Those who were responsible when `responsible` was chosen. */
  responsibleBefore?: Responsible[]
  isFixed?: boolean
  isShownToGuests?: boolean
  dayId?: string
}
export type Problems = Partial<Record<keyof Texts, string | null>>

const BLANK: Texts = { start: '', end: '', title: '', place: '', mapUrl: '', notes: '' }

export function textsOf(item: AgendaItem | null, day: AgendaDay): Texts {
  if (!item) return BLANK
  return {
    start: startText(day, item.time),
    end: endText(day, item.time),
    title: item.title,
    place: item.place ?? '',
    mapUrl: item.mapUrl ?? '',
    notes: item.notes ?? '',
  }
}

type Fields = Pick<AgendaItem, 'time' | AgendaTextField>

/** Reads the typed fields of an item, or says what is wrong with each. */
export function readForm(
  item: AgendaItem | null,
  day: AgendaDay,
  texts: Texts,
  early: boolean | undefined,
): { fields: Fields } | { problems: Problems } {
  const start = item ? readStart(day, texts.start, item.time, early) : readNewStart(day, texts.start, early)
  const isEndKept = item !== null && texts.end === endText(day, item.time)
  const end =
    'value' in start && !isEndKept ? readEnd(day, texts.end, start.value) : 'value' in start ? start : null
  const [title, place, mapUrl, notes] = [
    readText('title', texts.title),
    readText('place', texts.place),
    readText('mapUrl', texts.mapUrl),
    readText('notes', texts.notes),
  ]
  if (
    end &&
    'value' in end &&
    'value' in title &&
    'value' in place &&
    'value' in mapUrl &&
    'value' in notes
  ) {
    return {
      fields: {
        time: end.value,
        title: title.value,
        place: place.value,
        mapUrl: mapUrl.value,
        notes: notes.value,
      },
    }
  }
  const found = { start, end: end === start ? null : end, title, place, mapUrl, notes }
  return {
    problems: Object.fromEntries(
      Object.entries(found).flatMap(([name, reading]) =>
        reading && 'problem' in reading ? [[name, reading.problem]] : [],
      ),
    ),
  }
}

/** Only what differs: another member may be changing the rest. */
export function saveChanges(item: AgendaItem, fields: Partial<AgendaItem>, actions: AgendaActions) {
  for (const [field, value] of Object.entries(fields)) {
    const name = field as keyof typeof fields
    if (JSON.stringify(item[name]) !== JSON.stringify(value))
      actions.edit(item, name as 'title', value as string)
  }
}

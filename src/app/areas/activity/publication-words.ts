import { TABLE_SECTIONS } from '#domain/activity/table-sections.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { countOf, type Told, what } from './told-line.ts'

/** Says what was published of each section that the reader sees. */
export function publishedTogether(line: Told): string {
  const tables = ['vendors', 'agenda_days', 'inspiration_folders', 'tasks'] as const
  const parts = tables.flatMap((table) => {
    if (table === 'agenda_days' && hasOnlyChanges(line)) return ['cambios de la agenda']
    return countOf(line, table, 'update') > 0 ? [what(line, table)] : []
  })
  return `ha publicado ${inSpanishList(parts)}`
}

export const publishedDays = (line: Told): string =>
  hasOnlyChanges(line) ? 'ha publicado cambios de la agenda' : `ha publicado ${what(line, 'agenda_days')}`

/** A day that was a draft is published; changes go into a day that already was. */
const hasOnlyChanges = ({ counts, changes }: Told): boolean =>
  counts.some(({ entity }) => TABLE_SECTIONS[entity] === 'agenda') &&
  !changes.some(({ entity, after }) => entity === 'agenda_days' && 'drafted_at' in (after ?? {}))

import { useQuery } from '@tanstack/react-query'
import { type DetailFilter, NOTHING } from '#domain/guests/guest-filter.ts'
import { useAccess } from '../../../shared/session/access.ts'
import { tablesQuery } from '../../seating/seating.queries.ts'
import { Filter } from './filter.tsx'

type TableFiltersProps = {
  weddingId: string
  details: DetailFilter
  onChange: (change: Partial<DetailFilter>) => void
}

/** The guests of one table, or by their tables, at the event that is looked at; for who sees the tables. */
export function TableFilters({ weddingId, details, onChange }: TableFiltersProps) {
  const enabled = useAccess(weddingId, 'seating', 'view')
  const { data: all } = useQuery({ ...tablesQuery(weddingId), enabled })
  if (!enabled || !all) return null
  const tables = all.filter(({ eventId }) => eventId === details.event)
  return (
    <>
      <Filter
        label="Mesa"
        any="Todas"
        choices={[
          [NOTHING, 'Sin mesa'] as const,
          ...tables.map(({ id, number, name }) => [id, `Mesa ${number}${name ? ` · ${name}` : ''}`] as const),
        ]}
        value={details.table}
        onChange={(table) => onChange({ table })}
      />
      <Filter
        label="Orden"
        any="El de la lista"
        choices={[['table', 'Por mesas']]}
        value={details.order}
        onChange={(order) => onChange({ order: order === null ? null : 'table' })}
      />
    </>
  )
}

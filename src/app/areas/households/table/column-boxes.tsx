import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import type { HouseholdList } from '../../../shared/households/families.ts'
import { useAccess } from '../../../shared/session/access.ts'
import type { ColumnKeys } from '../../guests/use-columns.ts'
import { columnChoices } from './extra-columns.tsx'

type ColumnBoxesProps = {
  weddingId: string
  list: HouseholdList
  columns: ColumnKeys
  onColumns: (columns: ColumnKeys) => void
  isPhone: boolean
}

/** The columns that the table can have beside its own; on a phone they are a line below each name. */
export function ColumnBoxes({ weddingId, list, columns, onColumns, isPhone }: ColumnBoxesProps) {
  const seesTables = useAccess(weddingId, 'seating', 'view')
  return (
    <CheckboxSet
      legend={isPhone ? 'Debajo de cada nombre' : 'Columnas'}
      choices={columnChoices(list, seesTables).map(({ key, label }) => ({
        value: key,
        label: <span className="min-w-0 truncate">{label}</span>,
      }))}
      chosen={columns}
      onChange={onColumns}
      className="mt-1.5 grid grid-cols-2 gap-x-4 sm:grid-cols-3"
    />
  )
}

import type { ColumnKeys } from '../use-columns.ts'
import { columnChoices } from './extra-columns.tsx'
import type { HouseholdList } from './families.ts'

export type ColumnBoxesProps = {
  list: HouseholdList
  columns: ColumnKeys
  onColumns: (columns: ColumnKeys) => void
}

/** The columns that the table can have beside its own. */
export function ColumnBoxes({ list, columns, onColumns }: ColumnBoxesProps) {
  return (
    <fieldset>
      <legend className="text-sm font-strong text-ink-2">Columnas</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {columnChoices(list).map(({ key, label }) => (
          <label
            key={key}
            className="flex min-h-8 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              checked={columns.includes(key)}
              onChange={({ target }) =>
                onColumns(target.checked ? [...columns, key] : columns.filter((one) => one !== key))
              }
              className="size-4.5 accent-primary"
            />
            <span className="min-w-0 truncate">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import type { Wedding } from '#contract/weddings.ts'
import { BIN_KIND_NAMES, BIN_SEARCH_MAX, type BinKind, binTables } from '#domain/activity/bin.ts'
import { TABLE_SECTIONS } from '#domain/activity/table-sections.ts'
import { isEnough } from '#domain/members/permissions.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { BIN_KIND_WORDS } from './removed-words.ts'

type TrashFiltersProps = {
  wedding: Wedding
  kind: BinKind | undefined
  onKind: (kind: BinKind | undefined) => void
  search: string
  onSearch: (search: string) => void
}

const ALL = 'all'

/** By kind and by name; only kinds of sections that the member sees are offered. */
export function TrashFilters({ wedding, kind, onKind, search, onSearch }: TrashFiltersProps) {
  const kinds = BIN_KIND_NAMES.filter((one) =>
    binTables(one).some((table) => isEnough(wedding.access[TABLE_SECTIONS[table]], 'view')),
  )
  return (
    <div className="grid items-end gap-3 md:max-w-176 md:grid-cols-[14rem_minmax(0,1fr)]">
      <Select<BinKind | typeof ALL>
        label="Qué"
        value={kind ?? ALL}
        options={[
          { value: ALL, label: 'Todo' },
          ...kinds.map((value) => ({ value, label: BIN_KIND_WORDS[value] })),
        ]}
        onChange={(next) => onKind(next === ALL ? undefined : next)}
      />
      <SearchField
        label="Buscar en la papelera"
        value={search}
        onChange={(text) => onSearch(text.slice(0, BIN_SEARCH_MAX))}
      />
    </div>
  )
}

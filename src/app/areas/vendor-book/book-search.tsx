import type { BookVendor } from '#contract/book-vendors.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { type Asked, BOOK_CATEGORIES, type BookCategory, categoryOf } from './book-groups.ts'

type BookSearchProps = {
  vendors: readonly BookVendor[]
  asked: Asked
  onAsk: (asked: Asked) => void
}

const ALL = 'all'

/** Narrows the book down to words and to a category that it has. */
export function BookSearch({ vendors, asked, onAsk }: BookSearchProps) {
  const present = new Set(vendors.map(categoryOf))
  const options: { value: BookCategory | typeof ALL; label: string }[] = [
    { value: ALL, label: 'Todas las categorías' },
    ...BOOK_CATEGORIES.filter((each) => present.has(each)).map((value) => ({ value, label: value })),
  ]
  return (
    <div className="mt-6 grid gap-3 md:grid-cols-[minmax(0,1fr)_15rem]">
      <SearchField
        label="Buscar en la libreta"
        value={asked.search}
        onChange={(search) => onAsk({ ...asked, search })}
      />
      <Select
        label="Categoría"
        hideLabel
        options={options}
        value={asked.category ?? ALL}
        onChange={(category) => onAsk({ ...asked, category: category === ALL ? null : category })}
      />
    </div>
  )
}

import type { Category } from '#domain/catalogue/catalogue.ts'
import { Select } from '#ui/fields/select.tsx'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { useBookOfPlanner } from '../book-of-planner.ts'

export const ALL = 'all' as const
export type Filter = Category | typeof ALL

type CategoryFilterProps = { categories: Category[]; value: Filter; onChange: (filter: Filter) => void }

/** Narrows the catalogue to one category; a planner's own book stands below it. */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  const options = [
    { value: ALL, label: 'Todas las categorías' },
    ...categories.map((one) => ({ value: one, label: one })),
  ]
  const book = useBookOfPlanner()
  const isViewOnly = useViewOnly()
  return (
    <>
      <Select label="Categoría" hideLabel options={options} value={value} onChange={onChange} />
      {!isViewOnly && book?.bring()}
    </>
  )
}

import type { Category } from '#domain/catalogue/catalogue.ts'
import { Select } from '#ui/fields/select.tsx'

export const ALL = 'all' as const
export type Filter = Category | typeof ALL

type CategoryFilterProps = { categories: Category[]; value: Filter; onChange: (filter: Filter) => void }

/** Narrows the catalogue to one category. */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  const options = [
    { value: ALL, label: 'Todas las categorías' },
    ...categories.map((one) => ({ value: one, label: one })),
  ]
  return <Select label="Categoría" hideLabel options={options} value={value} onChange={onChange} />
}

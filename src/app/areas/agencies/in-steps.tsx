import { type ReactNode, useState } from 'react'
import type { AgencyWedding } from '#contract/agencies.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { Button } from '#ui/button.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'

/** So many choices are drawn at first and with each press, a row for each wedding and one in it for each person. */
const CELLS = 300

type InStepsProps = {
  of: readonly AgencyWedding[]
  people: number
  children: (some: readonly AgencyWedding[]) => ReactNode
}

/** The first of many weddings, a search by name, and the way to more of them. */
export function InSteps({ of: weddings, people, children }: InStepsProps) {
  const step = Math.ceil(CELLS / people)
  const [count, setCount] = useState(step)
  const [search, setSearch] = useState('')
  if (weddings.length <= step) return children(weddings)
  const words = foldText(search.trim())
  const found = words ? weddings.filter(({ name }) => foldText(name).includes(words)) : weddings
  const left = found.length - count
  return (
    <>
      <SearchField label="Buscar boda" value={search} onChange={setSearch} className="mb-3 max-w-80" />
      {found.length > 0 ? (
        children(found.slice(0, count))
      ) : (
        <p role="status" className="py-6 text-ink-2">
          Ninguna boda se llama así.
        </p>
      )}
      {left > 0 && (
        <Button variant="quiet" className="mt-2 -ml-2.5" onPress={() => setCount(count + step)}>
          Ver {Math.min(left, step)} más de {left}
        </Button>
      )}
    </>
  )
}

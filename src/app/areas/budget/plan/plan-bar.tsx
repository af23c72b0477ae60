import { useState } from 'react'
import { type Distribution, distributedCents } from '#domain/budget/distribution.ts'
import { CATALOGUE_CATEGORIES, CATEGORIES, type Category } from '#domain/catalogue/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { sumInWords } from './plan-words.ts'

const planDialog = loadedPart(() => import('./plan-dialog.tsx'))

type PlanBarProps = {
  weddingId: string
  totalBudget: number | null
  distribution: Distribution
  /** The categories with something in them. */
  used: readonly Category[]
}

/** How much is planned in all, above the categories, and the way to change it. */
export function PlanBar({ weddingId, totalBudget, distribution, used }: PlanBarProps) {
  const [isOpen, setOpen] = useState(false)
  const part = useWantedPart(planDialog, isOpen, () => setOpen(false))
  const hasPlan = Object.keys(distribution).length > 0
  const shown = CATEGORIES.filter(
    (category) =>
      (CATALOGUE_CATEGORIES as readonly Category[]).includes(category) ||
      used.includes(category) ||
      distribution[category] !== undefined,
  )
  return (
    <div className="mt-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 max-md:mt-6">
      <p className="text-sm text-ink-2">
        {hasPlan
          ? sumInWords(distributedCents(distribution), totalBudget)
          : '¿Cuánto para cada cosa? Podéis empezar por lo que cuesta de media.'}
      </p>
      <Button data-edits data-print="hide" size="sm" onPress={() => setOpen(true)}>
        Plan por categorías
      </Button>
      {part && isOpen && (
        <part.PlanDialog
          weddingId={weddingId}
          totalBudget={totalBudget}
          distribution={distribution}
          categories={shown}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

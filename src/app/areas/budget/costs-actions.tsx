import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/button-class.ts'
import type { BudgetTable } from './budget-file.ts'
import { BudgetMenu } from './budget-menu.tsx'

type CostsActionsProps = { weddingId: string; table: BudgetTable; onImport: (() => void) | null }

/** The way to '¿Y si…?' and to the files of the budget, beside its title. */
export function CostsActions({ weddingId, table, onImport }: CostsActionsProps) {
  return (
    <div data-print="hide" className="absolute top-0 right-0 flex items-center gap-2">
      <Link to="/app/couple/$wid/what-if" params={{ wid: weddingId }} className={buttonClass()}>
        ¿Y si…?
      </Link>
      <BudgetMenu table={table} onImport={onImport} />
    </div>
  )
}

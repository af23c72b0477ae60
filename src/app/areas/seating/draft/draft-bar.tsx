import { useState } from 'react'
import type { PlanMove } from '#domain/seating/plan-moves.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import type { Drafting } from '../../../shared/drafts/use-drafting.ts'
import type { Plan } from '../use-seating.ts'
import { DraftDialog } from './draft-dialog.tsx'
import { changesInWords } from './draft-words.ts'

type DraftBarProps = {
  weddingId: string
  published: Plan
  prepared: readonly PlanMove[]
  drafting: Drafting
}

/** Whether a planner seats people in a draft, how much waits in it, and the way to see and publish it. */
export function DraftBar({ weddingId, published, prepared, drafting }: DraftBarProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const isViewOnly = useViewOnly()
  const mayPrepare = drafting.isPlanner && !isViewOnly
  if (!mayPrepare && prepared.length === 0) return null
  return (
    <section aria-label="Borrador" data-print="hide" className={BAR}>
      {mayPrepare && (
        <div className="min-w-56 max-w-md flex-1 max-lg:max-w-none max-lg:basis-full">
          <Switch
            label="Preparar en borrador"
            description={drafting.isDrafting ? NOT_IN_IT : 'La pareja no ve los sitios que cambies.'}
            isSelected={drafting.isDrafting}
            onChange={drafting.setDrafting}
          />
        </div>
      )}
      {prepared.length > 0 && (
        <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2 max-lg:w-full max-lg:justify-between">
          <p className="num text-sm text-ink-2">
            {changesInWords(prepared.length)} sin publicar
            {!drafting.isPlanner && ', que vuestro planner dejó preparados'}
          </p>
          <Button size="sm" variant="secondary" onPress={() => setOpen(true)}>
            Ver los cambios
          </Button>
        </div>
      )}
      {isOpen && <DraftDialog {...{ weddingId, published, prepared, drafting }} onClose={close} />}
    </section>
  )
}

const NOT_IN_IT = 'Solo los sitios: mesas, reglas y candados cambian para todos.'

const BAR =
  'mt-1 mb-2 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-control border border-dashed border-control bg-surface px-3.5 py-1.5 max-lg:mt-4'

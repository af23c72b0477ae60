import type { Vendor } from '#contract/vendors.ts'
import { Button } from '#ui/button.tsx'
import { DraftStrip } from '../../../shared/drafts/draft-strip.tsx'
import { DraftSwitch } from '../../../shared/drafts/draft-switch.tsx'
import { PublishWithTheRest } from '../../../shared/drafts/publish-with-the-rest.tsx'
import type { Drafting } from '../../../shared/drafts/use-drafting.ts'
import { publishVendors } from './publish-vendors.ts'

type CanvasDraftsProps = { weddingId: string; vendors: readonly Vendor[]; drafting: Drafting }

/** Whether what a planner adds is a draft, and the drafts that are there, to be published together. */
export function CanvasDrafts({ weddingId, vendors, drafting }: CanvasDraftsProps) {
  if (!drafting.seesDrafts) return null
  const drafts = vendors.filter(({ isDraft }) => isDraft)
  const { length } = drafts
  return (
    <div className="mx-6 mb-3 grid max-w-3xl gap-2 max-lg:mx-gutter">
      {drafting.isPlanner && (
        <div data-edits className="max-w-md">
          <DraftSwitch drafting={drafting} />
        </div>
      )}
      {length > 0 && (
        <DraftStrip
          actions={
            <>
              <PublishWithTheRest weddingId={weddingId} />
              <Button size="sm" onPress={() => void publishVendors(weddingId, drafts)}>
                {length === 1 ? 'Publicar el borrador' : `Publicar los ${length} borradores`}
              </Button>
            </>
          }
        >
          {drafting.isPlanner ? unseen(length) : left(length)}
        </DraftStrip>
      )}
    </div>
  )
}

const unseen = (count: number) =>
  count === 1
    ? '1 proveedor en borrador: la pareja aún no lo ve y no cuenta en el presupuesto.'
    : `${count} proveedores en borrador: la pareja aún no los ve y no cuentan en el presupuesto.`

/** For a couple whose planner has left. */
const left = (count: number) =>
  count === 1
    ? '1 proveedor en borrador: lo dejó preparado vuestro planner y aún no cuenta en el presupuesto.'
    : `${count} proveedores en borrador: los dejó preparados vuestro planner y aún no cuentan en el presupuesto.`

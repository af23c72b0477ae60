import type { Vendor } from '#contract/vendors.ts'
import { Button } from '#ui/button.tsx'
import { DraftStrip } from '../../../shared/drafts/draft-strip.tsx'
import { useDrafting } from '../../../shared/drafts/use-drafting.ts'
import { publishVendors } from './publish-vendors.ts'

/** That the vendor of the panel is a draft, and 'Publicar'. */
export function VendorDraft({ weddingId, vendor }: { weddingId: string; vendor: Vendor }) {
  const { isPlanner } = useDrafting(weddingId)
  if (!vendor.isDraft) return null
  return (
    <DraftStrip
      className="mx-6 mt-2 mb-3"
      actions={
        <Button size="sm" onPress={() => void publishVendors(weddingId, [vendor])}>
          Publicar
        </Button>
      }
    >
      {isPlanner
        ? 'Borrador: la pareja no lo ve y no cuenta en el presupuesto.'
        : 'Borrador: no cuenta en el presupuesto hasta que lo publiques.'}
    </DraftStrip>
  )
}

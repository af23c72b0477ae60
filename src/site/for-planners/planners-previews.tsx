import { CLAIMS } from '../claims.ts'
import { WeddingList } from '../marketing/fragments/wedding-list.tsx'
import { PreviewTile, Sheet } from '../marketing/preview-tile.tsx'
import { BillingSketch } from './billing-sketch.tsx'
import { BrandSketch } from './brand-sketch.tsx'
import { NoticeSketch } from './notice-sketch.tsx'

export function PlannersPreviews() {
  const [dashboard, branding, notices, billing] = CLAIMS.plannerTiles
  return (
    <section aria-labelledby="vistas" className="later wrap pt-20 md:pt-34">
      <h2 id="vistas" className="mb-8 max-w-[20ch] text-d1 leading-[.98] tracking-[-.025em] md:mb-12">
        Siete bodas a la vez, una sola pantalla.
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        <PreviewTile claim={dashboard} className="bg-hoja-50">
          <Sheet className="py-2">
            <WeddingList />
          </Sheet>
        </PreviewTile>
        <PreviewTile claim={branding} className="bg-pastel-6/50">
          <BrandSketch />
        </PreviewTile>
        <PreviewTile claim={notices} className="bg-pastel-1/45">
          <NoticeSketch />
        </PreviewTile>
        <PreviewTile claim={billing} className="bg-pastel-10/45">
          <BillingSketch />
        </PreviewTile>
      </ul>
    </section>
  )
}

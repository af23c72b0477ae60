import { WeddingList } from '../marketing/fragments/wedding-list.tsx'
import { PreviewTile, Sheet } from '../marketing/preview-tile.tsx'
import { BillingSketch } from './billing-sketch.tsx'
import { BrandSketch } from './brand-sketch.tsx'
import { NoticeSketch } from './notice-sketch.tsx'

export function PlannersPreviews() {
  return (
    <section aria-labelledby="vistas" className="later wrap pt-20 md:pt-34">
      <h2 id="vistas" className="mb-8 max-w-[20ch] text-d1 leading-[.98] tracking-[-.025em] md:mb-12">
        Siete bodas a la vez, una sola pantalla.
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        <PreviewTile
          title="Dashboard"
          line="Todas tus bodas por fecha, nombre o estado. La próxima, la primera."
          className="bg-hoja-50"
        >
          <Sheet className="py-2">
            <WeddingList />
          </Sheet>
        </PreviewTile>
        <PreviewTile
          title="Personalización"
          line="Sube tu logo y elige tu color. Cada pareja los ve en su boda."
          className="bg-pastel-6/50"
        >
          <BrandSketch />
        </PreviewTile>
        <PreviewTile
          title="Notificaciones"
          line="Un aviso cuando algo cambia, y de qué boda. Sin preguntar por WhatsApp."
          className="bg-pastel-1/45"
        >
          <NoticeSketch />
        </PreviewTile>
        <PreviewTile
          title="Facturación"
          line="Cobros y pagos de cada boda, listos para tu gestoría. Estamos en ello: llega pronto."
          className="bg-pastel-10/45"
        >
          <BillingSketch />
        </PreviewTile>
      </ul>
    </section>
  )
}

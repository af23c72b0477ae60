import { CLAIMS } from '../claims.ts'
import { Answers } from '../marketing/fragments/answers.tsx'
import { Folders } from '../marketing/fragments/folders.tsx'
import { Hours } from '../marketing/fragments/hours.tsx'
import { VendorTiles } from '../marketing/fragments/vendor-tiles.tsx'
import { PreviewTile, Sheet } from '../marketing/preview-tile.tsx'

export function CouplesPreviews() {
  const [guests, vendors, agenda, inspiration] = CLAIMS.coupleTiles
  return (
    <section aria-labelledby="vistas" className="later wrap pt-20 md:pt-34">
      <h2 id="vistas" className="mb-8 max-w-[18ch] text-d1 leading-[.98] tracking-[-.025em] md:mb-12">
        Cuatro cosas que dejan de dar vueltas.
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        <PreviewTile claim={guests} className="bg-hoja-50">
          <Answers />
        </PreviewTile>
        <PreviewTile claim={vendors} className="bg-naranja-50">
          <VendorTiles />
        </PreviewTile>
        <PreviewTile claim={agenda} className="bg-pastel-5/45">
          <Sheet>
            <Hours />
          </Sheet>
        </PreviewTile>
        <PreviewTile claim={inspiration} className="bg-pastel-2/45">
          <Folders />
        </PreviewTile>
      </ul>
    </section>
  )
}

import type { RefObject } from 'react'
import type { BookVendor } from '#contract/book-vendors.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { loadedPart, useLoadedPart } from '#ui/opening/loaded-part.ts'
import { useBusiness } from '../../shared/session/use-business.ts'

const filesPart = loadedPart(() => import('../../shared/files/item-files.tsx'))

type FilesOfVendorProps = {
  vendor: BookVendor
  mayEdit: boolean
  /** Takes the focus when the file that had it is gone. */
  heading: RefObject<HTMLElement | null>
}

/** 'Archivos': rates, dossiers and photographs, which no couple sees. */
export function FilesOfVendor({ vendor, mayEdit, heading }: FilesOfVendorProps) {
  const business = useBusiness().id
  const isShown = mayEdit || vendor.fileCount > 0
  const part = useLoadedPart(filesPart, isShown)
  if (!isShown) return null
  return (
    <section aria-label="Archivos">
      <h3 className="mb-1 text-sm font-strong">Archivos</h3>
      {part ? (
        <part.ItemFiles
          place={{ kind: 'book', business, targetId: vendor.id }}
          hint="Tarifas, dosier, seguro, fotos… Las parejas no los ven."
          onFocusLost={() => heading.current?.focus()}
          className="gap-3"
        />
      ) : (
        <SkeletonRows rows={1} />
      )}
    </section>
  )
}

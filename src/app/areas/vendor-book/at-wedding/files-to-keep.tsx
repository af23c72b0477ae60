import { useQuery } from '@tanstack/react-query'
import type { BookVendor } from '#contract/book-vendors.ts'
import type { Vendor } from '#contract/vendors.ts'
import { filesQuery } from '../../../shared/files/item-files.queries.ts'
import { useBusiness } from '../../../shared/session/use-business.ts'
import { FileChoices } from '../file-choices.tsx'

type FilesToKeepProps = {
  weddingId: string
  vendor: Vendor
  /** The vendor of the book that they go to, where it is there already. */
  same: BookVendor | undefined
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Asks which files of a vendor of a wedding are kept in the book, where a copy has the id of its file. */
export function FilesToKeep({ weddingId, vendor, same, ...choice }: FilesToKeepProps) {
  const business = useBusiness().id
  const files = useQuery(filesQuery({ weddingId, kind: 'vendor', targetId: vendor.id }))
  const kept = useQuery({
    ...filesQuery({ kind: 'book', business, targetId: same?.id ?? '' }),
    enabled: same !== undefined && same.fileCount > 0,
  })
  return (
    <FileChoices
      legend="Archivos que guardas"
      note="Los contratos y las facturas llevan datos de la pareja. Guarda solo lo que sea del proveedor."
      files={files}
      without={new Set(kept.data?.map(({ id }) => id))}
      {...choice}
    />
  )
}

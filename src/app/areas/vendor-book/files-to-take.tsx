import { useQuery } from '@tanstack/react-query'
import type { BookVendor } from '#contract/book-vendors.ts'
import { filesQuery } from '../../shared/files/item-files.queries.ts'
import { useBusiness } from '../../shared/session/use-business.ts'
import { FileChoices } from './file-choices.tsx'

type FilesToTakeProps = {
  vendor: BookVendor
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Asks which files of a vendor go along to a wedding. */
export function FilesToTake({ vendor, ...choice }: FilesToTakeProps) {
  const business = useBusiness().id
  const files = useQuery(filesQuery({ kind: 'book', business, targetId: vendor.id }))
  return (
    <FileChoices
      legend={`Archivos de ${vendor.name} que pasan a la boda`}
      note="La pareja los verá. Los que no marques se quedan en la libreta."
      files={files}
      {...choice}
      className="my-2 ml-7.5 md:col-span-2 md:mt-0"
    />
  )
}

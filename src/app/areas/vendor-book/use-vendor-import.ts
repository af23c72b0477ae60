import { useMemo } from 'react'
import type { BookVendor } from '#contract/book-vendors.ts'
import { splitLines } from '#domain/text/clean-text.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { type VendorList, vendorsOfTable } from '#domain/vendor-book/listed-vendors.ts'
import type { ReadPages } from '../../shared/list-import/read-pages.ts'
import { useListImport } from '../../shared/list-import/use-list-import.ts'
import { bringVendors } from './vendor-book.actions.ts'

type VendorImportProps = { known: readonly BookVendor[]; readPages: ReadPages; onImported: () => void }

/** A list of vendors that was read, and those of it that are to come. */
export function useVendorImport({ known, readPages, onImported }: VendorImportProps) {
  const names = useMemo(
    () => new Set(known.filter(({ removedAt }) => removedAt === null).map(({ name }) => foldText(name))),
    [known],
  )
  const isKnown = (name: string) => names.has(foldText(name))
  const run = useListImport<VendorList>({
    readPages,
    readTable: vendorsOfTable,
    rowsOfText: (text) => splitLines(text).map((line) => line.split('\t')),
    join: joined,
    areKnown: ({ vendors }) => vendors.map(({ name }) => isKnown(name)),
    nothingFound: 'No hemos encontrado ningún proveedor. Basta con una columna de nombres.',
    add: ({ vendors }, chosen, ids) =>
      bringVendors(vendors.flatMap((vendor, at) => (chosen.has(at) ? [{ id: ids[at]!, ...vendor }] : []))),
    onImported,
  })
  return { ...run, isKnown }
}

export type VendorImport = ReturnType<typeof useVendorImport>

/** The vendors of all pages of a workbook. */
const joined = (sheets: readonly VendorList[]): VendorList => ({
  vendors: sheets.flatMap(({ vendors }) => vendors),
  nameless: sheets.flatMap(({ nameless }) => nameless),
  unread: [...new Set(sheets.flatMap(({ unread }) => unread))],
})

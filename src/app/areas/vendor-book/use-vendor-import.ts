import { useMemo, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { BookVendor } from '#contract/book-vendors.ts'
import { splitLines } from '#domain/text/clean-text.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { type VendorList, vendorsOfTable } from '#domain/vendor-book/listed-vendors.ts'
import { messageFor } from '../../shared/error-messages.ts'
import type { ReadPages } from '../../shared/list-import/read-pages.ts'
import { bringVendors } from './vendor-book.actions.ts'

type VendorImportProps = { known: readonly BookVendor[]; readPages: ReadPages; onImported: () => void }

/** A list that was read, and the vendors of it that are to come. */
export function useVendorImport({ known, readPages, onImported }: VendorImportProps) {
  const [list, setList] = useState<VendorList | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [work, setWork] = useState<'reading' | 'writing' | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const names = useMemo(
    () => new Set(known.filter(({ removedAt }) => removedAt === null).map(({ name }) => foldText(name))),
    [known],
  )
  const isKnown = (name: string) => names.has(foldText(name))
  const take = (sheets: readonly VendorList[]) => {
    const read = joined(sheets)
    if (read.vendors.length === 0)
      return setProblem('No hemos encontrado ningún proveedor. Basta con una columna de nombres.')
    setProblem(null)
    setList(read)
    setChosen(new Set(read.vendors.flatMap(({ name }, at) => (isKnown(name) ? [] : [at]))))
  }
  const readFile = async (file: File) => {
    setProblem(null)
    setWork('reading')
    const read = await readPages(file).catch((error: unknown) => ({ problem: messageFor(error) }))
    setWork(null)
    if ('problem' in read) setProblem(read.problem)
    else take(read.pages.map(vendorsOfTable))
  }
  /** The ids are made once for a list, so that another try adds none twice. */
  const ids = useMemo(() => list?.vendors.map(() => uuidv7()) ?? [], [list])
  const write = async () => {
    if (!list || work) return
    setWork('writing')
    setProblem(null)
    const coming = list.vendors.flatMap((vendor, at) => (chosen.has(at) ? [{ id: ids[at]!, ...vendor }] : []))
    try {
      await bringVendors(coming)
      onImported()
    } catch (error) {
      setProblem(`${messageFor(error)} Tu lista sigue aquí: puedes volver a intentarlo.`)
    } finally {
      setWork(null)
    }
  }
  return {
    ...{ list, problem, work, chosen, ids, isKnown, readFile, write },
    readText: (text: string) => take([vendorsOfTable(splitLines(text).map((line) => line.split('\t')))]),
    toggle: (at: number) =>
      setChosen((now) => new Set(now.has(at) ? [...now].filter((one) => one !== at) : [...now, at])),
    back: () => {
      setList(null)
      setProblem(null)
    },
  }
}

export type VendorImport = ReturnType<typeof useVendorImport>

/** The vendors of all pages of a workbook. */
const joined = (sheets: readonly VendorList[]): VendorList => ({
  vendors: sheets.flatMap(({ vendors }) => vendors),
  nameless: sheets.flatMap(({ nameless }) => nameless),
  unread: [...new Set(sheets.flatMap(({ unread }) => unread))],
})

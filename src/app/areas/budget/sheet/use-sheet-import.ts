import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Vendor } from '#contract/vendors.ts'
import { knownVendors } from '#domain/budget/sheet/known-vendors.ts'
import { type PlannedRow, planRows } from '#domain/budget/sheet/sheet-plan.ts'
import { importOf, type RowIds, SHEET_ROWS_MAX } from '#domain/budget/sheet/sheet-request.ts'
import { readSheet } from '#domain/budget/sheet/sheet-rows.ts'
import { knowsColumns, type SheetTable, tableOf } from '#domain/budget/sheet/sheet-table.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import type { ReadPages } from '../../../shared/list-import/read-pages.ts'
import { paymentsQuery } from '../../payments/payments.queries.ts'
import { sendSheet } from './send-sheet.ts'

export type SheetImportProps = {
  weddingId: string
  vendors: readonly Vendor[]
  components: readonly CatalogueComponent[]
  today: IsoDate
  readPages: ReadPages
  onImported: (done: Awaited<ReturnType<typeof sendSheet>>) => void
}

/** Leads a budget sheet from a file or pasted cells into the wedding; nothing is written before it is decided. */
export function useSheetImport(props: SheetImportProps) {
  const { weddingId, vendors, today, readPages, onImported } = props
  const [step, setStep] = useState<'source' | 'columns' | 'preview'>('source')
  const [pages, setPages] = useState<readonly SheetTable[]>([])
  const [page, setPage] = useState(0)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const [work, setWork] = useState<'reading' | 'writing' | null>(null)
  const components = useMemo(() => props.components.filter(({ deleted }) => !deleted), [props.components])
  const table = pages[page]
  const outcome = useOutcome({ weddingId, vendors, components }, table, left)
  const { chosen } = outcome
  // The ids are made once for a page, so that another try brings nothing twice.
  const [idsOf, setIds] = useState(() => idsOfRows())

  const go = (next: typeof step) => {
    setProblem(null)
    setStep(next)
  }
  const show = (next: number) => {
    setPage(next)
    setLeft(new Set())
    setIds(() => idsOfRows())
  }
  const readFile = async (file: File) => {
    setProblem(null)
    setWork('reading')
    const read = await readPages(file).catch((error: unknown) => ({ problem: messageFor(error) }))
    setWork(null)
    if ('problem' in read) return setProblem(read.problem)
    const tables = read.pages.map(tableOf)
    const best = bestOf(tables, components)
    if (best === null) return setProblem(NOTHING_READ)
    setPages(tables)
    show(best)
    go(knowsColumns(tables[best]!) ? 'preview' : 'columns')
  }
  const write = async () => {
    if (!chosen || work) return
    setWork('writing')
    setProblem(null)
    try {
      onImported(await sendSheet(weddingId, importOf(chosen, idsOf, today)))
    } catch (error) {
      setProblem(`${messageFor(error)} Tu hoja sigue aquí: puedes volver a intentarlo.`)
    } finally {
      setWork(null)
    }
  }
  return {
    ...{ ...outcome, step, go, pages, page, table, problem, work, write, readFile },
    isTooMuch: (chosen?.length ?? 0) > SHEET_ROWS_MAX,
    readText: (text: string) => readFile(new File([text], 'celdas.csv')),
    showPage: show,
    changeTable: (changed: SheetTable) =>
      setPages((all) => all.map((one, index) => (index === page ? changed : one))),
    toggle: (row: number) =>
      setLeft((now) => new Set(now.has(row) ? [...now].filter((one) => one !== row) : [...now, row])),
  }
}

type Canvas = Pick<SheetImportProps, 'weddingId' | 'vendors' | 'components'>

/** The vendors of a page, what becomes of each beside those that are there, and those that are to come. */
function useOutcome(
  { weddingId, vendors, components }: Canvas,
  table: SheetTable | undefined,
  left: ReadonlySet<number>,
) {
  const payments = useQuery(paymentsQuery(weddingId))
  const reading = useMemo(() => table && readSheet(table, components), [table, components])
  const planned = useMemo(
    () => reading && payments.data && planRows(reading.vendors, knownVendors(vendors, payments.data)),
    [reading, vendors, payments.data],
  )
  const chosen = useMemo(
    () => planned?.filter((row) => isOffered(row) && !left.has(row.vendor.row)),
    [planned, left],
  )
  return { payments, reading, planned, chosen }
}

export type SheetImportRun = ReturnType<typeof useSheetImport>

const NOTHING_READ =
  'No hemos encontrado ningún proveedor. Pon uno por fila, con su nombre y su coste en columnas.'

/** Whether a row can be chosen: one that changes nothing cannot. */
export const isOffered = ({ kind }: PlannedRow) => kind !== 'same'

/** The page that lists most vendors, before all those whose columns are known. */
function bestOf(tables: readonly SheetTable[], components: readonly CatalogueComponent[]): number | null {
  const counts = tables.map((table) => {
    const { vendors, out } = readSheet(table, components)
    const isAny = vendors.length + out.length > 0
    return isAny ? vendors.length + 1 + (knowsColumns(table) ? 1_000_000 : 0) : 0
  })
  const most = Math.max(0, ...counts)
  return most === 0 ? null : counts.indexOf(most)
}

function idsOfRows(): (row: number) => RowIds {
  const made = new Map<number, RowIds>()
  return (row) => {
    const known = made.get(row)
    if (known) return known
    const ids = { vendor: uuidv7(), payment: uuidv7(), paid: uuidv7(), due: uuidv7() }
    made.set(row, ids)
    return ids
  }
}

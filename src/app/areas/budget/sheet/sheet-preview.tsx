import type { CatalogueComponent } from '#contract/catalogue.ts'
import { formatEuros } from '#domain/budget/money.ts'
import type { PlannedRow } from '#domain/budget/sheet/sheet-plan.ts'
import { OTHERS_NAME, SHEET_ROWS_MAX } from '#domain/budget/sheet/sheet-request.ts'
import type { SheetRowOut } from '#domain/budget/sheet/sheet-rows.ts'
import { componentName } from '#domain/catalogue/catalogue.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { knownInWords, newInWords, outInWords, remarksOf, sumInWords } from './sheet-words.ts'
import { isOffered, type SheetImportRun } from './use-sheet-import.ts'

type SheetPreviewProps = { run: SheetImportRun; components: readonly CatalogueComponent[] }

/** The sheet as it would come, row by row, before any of it is written. */
export function SheetPreview({ run, components }: SheetPreviewProps) {
  const { planned, chosen, reading, payments } = run
  if (!planned || !chosen || !reading) {
    return payments.isError ? (
      <ErrorState
        title="No hemos podido mirar qué tienes ya."
        detail={messageFor(payments.error)}
        onRetry={() => void payments.refetch()}
        isRetrying={payments.isFetching}
      />
    ) : (
      <SkeletonRows rows={5} />
    )
  }
  const rows: (PlannedRow | SheetRowOut)[] = [...planned, ...reading.out]
  return (
    <>
      <p role="status" className="text-sm text-ink-2">
        {sumInWords(chosen)}
        {chosen.some(({ vendor }) => vendor.paidCents > 0) &&
          ' Lo pagado se anota a nombre de la pareja, con fecha de hoy si la hoja no dice otra.'}
      </p>
      {run.isTooMuch && (
        <p role="alert" className="mt-2 text-sm text-danger">
          En una importación caben {SHEET_ROWS_MAX} proveedores: quita algunos.
        </p>
      )}
      <ul aria-label="Filas de la hoja" className="mt-4 border-t border-line">
        {rows
          .toSorted((one, other) => rowOf(one) - rowOf(other))
          .map((row) => (
            <li
              key={rowOf(row)}
              className="border-b border-line [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
            >
              {'reason' in row ? (
                <p className="py-2.5 pl-7.5 text-sm text-ink-3">{outInWords(row)}</p>
              ) : (
                <VendorRow row={row} run={run} components={components} />
              )}
            </li>
          ))}
      </ul>
    </>
  )
}

const rowOf = (row: PlannedRow | SheetRowOut) => ('reason' in row ? row.row : row.vendor.row)

type VendorRowProps = SheetPreviewProps & { row: PlannedRow }

function VendorRow({ row, run, components }: VendorRowProps) {
  const { vendor } = row
  const { vendorType } = vendor
  const component = vendorType === null ? OTHERS_NAME : componentName(components, vendorType)
  const isChosen = run.chosen?.includes(row) ?? false
  const said = row.kind === 'new' ? [newInWords(vendor)] : knownInWords(row)
  return (
    <label className="flex cursor-pointer items-start gap-3 py-2.5 text-sm has-[input:disabled]:cursor-default">
      <input
        type="checkbox"
        className="mt-1 size-4.5 shrink-0 accent-primary disabled:invisible"
        checked={isChosen}
        disabled={!isOffered(row)}
        onChange={() => run.toggle(vendor.row)}
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-3">
          <span className="min-w-0 flex-1 wrap-anywhere text-ink">
            {vendor.name || component}
            {vendor.name && <span className="text-ink-3"> · {component}</span>}
          </span>
          <span className="num whitespace-nowrap text-ink">{formatEuros(vendor.costCents)}</span>
        </span>
        {[...said, ...remarksOf(row)].map((sentence) => (
          <span key={sentence} className="block text-ink-3 wrap-anywhere">
            {sentence}
          </span>
        ))}
      </span>
    </label>
  )
}

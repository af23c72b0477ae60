import { type ReactNode, useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { formatEuros } from '#domain/budget/money.ts'
import type { OutcomeWithBuses } from '#domain/budget/scenario-buses.ts'
import type { ScenarioChanges } from '#domain/budget/scenarios.ts'
import { cx } from '#ui/class-names.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { ColumnHead } from './column-head.tsx'
import { type NameOf, restInWords } from './scenario-words.ts'
import { cellClass, VendorRow } from './vendor-row.tsx'

/** A scenario beside the present; `people` are those who come in it. */
export type Column = { name: ReactNode; outcome: OutcomeWithBuses<Vendor>; people: number }

type OutcomeTableProps = {
  tried: Column
  other: Column | null
  presentPeople: number
  changes: ScenarioChanges
  nameOf: NameOf
  /** Stands at the head of the vendors. */
  start: ReactNode
  onCount: (vendor: Vendor) => void
}

/** The cost of each vendor as it is and in the scenarios. Vendors that no scenario changes are one line until asked for. */
export function OutcomeTable(props: OutcomeTableProps) {
  const { tried, other, presentPeople, changes, nameOf, start, onCount } = props
  const [isWhole, setWhole] = useState(false)
  const lines = tried.outcome.lines
    .map((line, index) => ({ ...line, otherCents: other?.outcome.lines[index]?.cents }))
    .toSorted((one, next) => (next.presentCents ?? -1) - (one.presentCents ?? -1))
  const isMoved = ({ vendor, presentCents, cents, otherCents }: (typeof lines)[number]) =>
    vendor.perHead !== null || cents !== presentCents || (other && otherCents !== presentCents)
  const rest = lines.filter((line) => !isMoved(line))
  const restEuros = formatEuros(rest.reduce((total, { presentCents }) => total + (presentCents ?? 0), 0))
  const rowOf = (line: (typeof lines)[number]) => (
    <VendorRow
      key={line.vendor.id}
      {...line}
      moreBuses={line.moreBuses}
      isCounted={changes.counted.includes(line.vendor.id)}
      nameOf={nameOf}
      onCount={onCount}
    />
  )
  return (
    <table className={TABLE}>
      <colgroup>
        <col />
        <col className="w-[23%] max-lg:hidden" />
        <col className="w-[23%] max-lg:w-32" />
        {other && <col className="w-[23%] max-lg:hidden" />}
      </colgroup>
      <thead className="max-lg:sr-only">
        <tr>
          <th scope="col" className="pl-0! text-left! align-bottom!">
            {start}
          </th>
          <th scope="col" className="max-lg:hidden">
            <ColumnHead name="Como está" cents={tried.outcome.presentCents} />
          </th>
          <ScenarioHead {...tried} isTried />
          {other && <ScenarioHead {...other} />}
        </tr>
      </thead>
      <tbody>
        {lines.filter(isMoved).map(rowOf)}
        {rest.length > 0 && (
          <SumRow
            label={
              <PlainButton
                aria-expanded={isWhole}
                onPress={() => setWhole(!isWhole)}
                className="text-left text-sm text-ink-2 underline underline-offset-3 pointer-coarse:min-h-11"
              >
                {restInWords(rest)}
              </PlainButton>
            }
            cells={[restEuros, restEuros, ...(other ? [restEuros] : [])]}
            className="text-ink-3"
          />
        )}
        {isWhole && rest.map(rowOf)}
      </tbody>
      {presentPeople > 0 && (
        <tfoot className="max-lg:hidden">
          <SumRow
            label={<span className="font-strong">Por invitado</span>}
            cells={[
              perGuest(tried.outcome.presentCents, presentPeople),
              perGuest(tried.outcome.totalCents, tried.people),
              ...(other ? [perGuest(other.outcome.totalCents, other.people)] : []),
            ]}
            className="serif text-[1.375rem]"
          />
        </tfoot>
      )}
    </table>
  )
}

function ScenarioHead({ name, outcome, isTried = false }: Column & { isTried?: boolean }) {
  return (
    <th scope="col" className={cx(cellClass(isTried), isTried && 'lg:rounded-t-paper')}>
      <ColumnHead
        name={name}
        cents={outcome.totalCents}
        difference={outcome.totalCents - outcome.presentCents}
      />
    </th>
  )
}

type SumRowProps = { label: ReactNode; cells: readonly string[]; className: string }

/** The sums of today, of the scenario that is tried, and of the one beside it. */
function SumRow({ label, cells: [present, tried, other], className }: SumRowProps) {
  return (
    <tr>
      <th scope="row" className="font-normal">
        {label}
      </th>
      <td className={cx('num max-lg:hidden', className)}>{present}</td>
      <td className={cx('num', cellClass(true), className)}>{tried}</td>
      {other !== undefined && <td className={cx('num', cellClass(false), className)}>{other}</td>}
    </tr>
  )
}

/** The cost of the wedding for each who comes. */
export const perGuest = (cents: number, people: number): string =>
  people === 0 ? '–' : formatEuros(Math.round(cents / people))

const TABLE =
  'w-full table-fixed max-lg:border-t max-lg:border-line-strong [&_tr]:border-b [&_tr]:border-line [&_thead_th]:px-3 [&_thead_th]:pt-2 [&_thead_th]:pb-4 [&_thead_th]:text-right [&_thead_th]:align-bottom [&_td]:px-3 [&_td]:py-3 [&_td]:text-right [&_td]:align-top max-lg:[&_td]:pr-0 [&_tbody_th]:py-2.5 [&_tbody_th]:pr-4 [&_tbody_th]:text-left [&_tbody_th]:align-top [&_tfoot_th]:py-3 [&_tfoot_th]:text-left [&_tfoot_tr]:border-b-0'

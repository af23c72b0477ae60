import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Books } from '#contract/book-rows.ts'
import { addStandings, inOrderOfTurn, movementsOf, standingOf, totalsOf } from '#domain/books/ledger.ts'
import { isWithin } from '#domain/books/periods.ts'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/class-names.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useProfile } from '../../shared/session/use-session.ts'
import { AccountRow } from './account-row.tsx'
import { BigFigure } from './big-figure.tsx'
import { BookRibbon } from './book-ribbon.tsx'
import { COLUMNS } from './columns.ts'
import { PeriodTotals } from './period-totals.tsx'
import { YearSelect } from './year-select.tsx'

/** 'Tus bodas': the year first, then what each wedding owes, the most urgent first. */
export function WeddingsTab({ books }: { books: Books }) {
  const { today, accounts } = books
  const [year, setYear] = useState(today.slice(0, 4))
  if (accounts.length === 0) return <NoWeddings />
  const movements = movementsOf(accounts)
  const ofYear = movements.filter(({ entry }) => isWithin(entry.paidOn, year))
  const { amount: received } = totalsOf(ofYear.map(({ entry }) => entry))
  const standing = addStandings(accounts.map((account) => standingOf(account, today)))
  return (
    <>
      <BigFigure label={`Cobrado en ${year}`} cents={received}>
        <span className="text-sm text-ink-2">Cobrado en</span>
        <YearSelect books={books} value={year} onChange={setYear} />
      </BigFigure>
      <BookRibbon
        received={received}
        overdue={standing.overdue}
        pending={standing.pending}
        agreed={standing.agreed}
      />
      <section aria-label="Lo que debe cada boda" className="mt-9.5 max-md:mt-7">
        <div aria-hidden="true" className={HEADINGS}>
          <span className="col-start-2">Boda</span>
          <span className="text-right xl:col-start-4">Aceptado</span>
          <span className="text-right">Por cobrar</span>
          <span className="pl-5">Siguiente cobro</span>
        </div>
        {inOrderOfTurn(accounts, today).map((account) => (
          <AccountRow key={account.weddingId ?? account.id} account={account} books={books} />
        ))}
      </section>
      <PeriodTotals year={year} entries={ofYear.map(({ entry }) => entry)} />
    </>
  )
}

const HEADINGS = cx(COLUMNS, 'border-b border-line-strong pb-2 text-xs text-ink-3 max-md:hidden')

function NoWeddings() {
  const { id } = useProfile()
  return (
    <EmptyState
      question="¿Cuánto cobras por cada boda?"
      line="Cuando tengas una boda, aquí anotas lo que acordáis, lo que te pagan y lo que queda."
    >
      <Link to="/app/planner/$pid" params={{ pid: id }} className={buttonClass({ variant: 'primary' })}>
        Ir a tus bodas
      </Link>
    </EmptyState>
  )
}

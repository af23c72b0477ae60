import { useState } from 'react'
import type { ProposedMove } from '#domain/seating/proposal.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { theTable } from '../table-words.ts'
import type { Plan } from '../use-seating.ts'

/** Names that are shown before one asks for all of them. */
const SHOWN = 6

/** 'Cambian de sitio': who gets another seat, and where. */
export function ProposedMoves({ moves, plan }: { moves: readonly ProposedMove[]; plan: Plan }) {
  const [isWhole, setWhole] = useState(false)
  const at = (id: string | null) => {
    const table = plan.tables.find((one) => one.id === id)
    return table ? theTable(table).replace('la ', '') : 'sin sentar'
  }
  const shown = isWhole ? moves : moves.slice(0, SHOWN)
  return (
    <section aria-label="Cambian de sitio">
      <div className="flex min-h-11 items-end justify-between gap-3 border-b border-line-strong pb-1.5">
        <h3 className="font-sans text-sm tracking-normal text-ink-2">Cambian de sitio</h3>
        {moves.length > SHOWN && (
          <PlainButton
            className="link num text-sm font-strong"
            aria-expanded={isWhole}
            onPress={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Ver menos' : `Ver los ${moves.length}`}
          </PlainButton>
        )}
      </div>
      <ul>
        {shown.map(({ guestId, name, from, to }) => (
          <li key={guestId} className="flex min-h-11 items-center justify-between gap-3 border-b border-line">
            <span dir="auto" className="min-w-0 truncate font-strong">
              {name}
              <span className="sr-only">, antes </span>
            </span>
            <span className="num shrink-0 text-sm text-ink-2">
              {at(from)} <span aria-hidden>→</span> <span className="sr-only">, ahora </span>
              {at(to)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

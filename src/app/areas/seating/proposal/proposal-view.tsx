import X from 'lucide-react/icons/x'
import type { Proposal } from '#domain/seating/proposal.ts'
import { Icon } from '#ui/icon.tsx'
import { theTable } from '../table-words.ts'
import type { Plan } from '../use-seating.ts'
import { movesInWords, unmetInWords } from './proposal-words.ts'

type ProposalViewProps = { proposal: Proposal; plan: Plan }

/** How good a proposal is, what it could not do, and who changes seats. */
export function ProposalView({ proposal, plan: { tables, people } }: ProposalViewProps) {
  const { score, kept, wished, moves, staying, unmet } = proposal
  const at = (id: string | null) => {
    const table = tables.find((one) => one.id === id)
    return table ? theTable(table).replace('la ', '') : 'sin sentar'
  }
  return (
    <>
      <div className="flex items-end gap-4">
        <span className="serif num text-[4.5rem] leading-none">{score}</span>
        <p className="num text-sm text-ink-2">
          de 100. Cumple {kept} de {wished} reglas.
          <br />
          {movesInWords(moves.length, staying)}
        </p>
      </div>
      {unmet.length > 0 && (
        <section aria-label="No ha podido">
          <h3 className="border-b border-line-strong pb-1.5 font-sans text-sm tracking-normal text-ink-2">
            No ha podido
          </h3>
          <ul>
            {unmet
              .map((one) => unmetInWords(one, people))
              .map(({ title, line }) => (
                <li key={title} className="flex gap-3 border-b border-line py-2.5">
                  <Icon of={X} size="sm" className="mt-1 shrink-0 text-danger" />
                  <span dir="auto" className="min-w-0 wrap-anywhere">
                    <span className="block font-strong">{title}</span>
                    <span className="block text-sm text-ink-2">{line}</span>
                  </span>
                </li>
              ))}
          </ul>
        </section>
      )}
      {moves.length > 0 && (
        <section aria-label="Cambian de sitio">
          <h3 className="border-b border-line-strong pb-1.5 font-sans text-sm tracking-normal text-ink-2">
            Cambian de sitio
          </h3>
          <ul>
            {moves.map(({ guestId, name, from, to }) => (
              <li
                key={guestId}
                className="flex min-h-11 items-center justify-between gap-3 border-b border-line"
              >
                <span dir="auto" className="min-w-0 truncate font-strong">
                  {name}
                </span>
                <span className="num shrink-0 text-sm text-ink-2">
                  {at(from)} → {at(to)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

import CircleX from 'lucide-react/icons/circle-x'
import type { Proposal } from '#domain/seating/proposal.ts'
import type { WayOut } from '#domain/seating/ways-out.ts'
import { Icon } from '#ui/icon.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import type { Plan } from '../use-seating.ts'
import { keptInWords, movesInWords, unmetInWords, wayOutInWords } from './proposal-words.ts'
import { ProposedMoves } from './proposed-moves.tsx'

type ProposalViewProps = { proposal: Proposal; plan: Plan; onWayOut: (wayOut: WayOut) => void }

/** How good a proposal is. A screen reader says it when the proposal comes, for which its place is there before. */
export function ProposalScore({ proposal }: { proposal: Proposal | undefined }) {
  return (
    <div role="status" className="flex items-end gap-4">
      {proposal && (
        <>
          <span className="serif num text-[4.5rem] leading-none">{proposal.score}</span>
          <p className="num text-sm text-ink-2">
            de 100. {keptInWords(proposal)}
            <br />
            {movesInWords(proposal.moves.length, proposal.staying)}
          </p>
        </>
      )}
    </div>
  )
}

/** The wishes that a proposal could not keep, with a way out of each, and who changes seats. */
export function ProposalView({ proposal, plan, onWayOut }: ProposalViewProps) {
  const { moves, unmet } = proposal
  return (
    <>
      {unmet.length > 0 && (
        <section aria-label="No ha podido">
          <h3 className="border-b border-line-strong pb-1.5 font-sans text-sm tracking-normal text-ink-2">
            No ha podido
          </h3>
          <ul>
            {unmet.map((one) => {
              const { title, line } = unmetInWords(one, plan)
              const { wayOut } = one
              return (
                <li key={title} className="flex gap-3 border-b border-line py-2.5">
                  <Icon of={CircleX} size="sm" className="mt-1 shrink-0 text-danger" />
                  <span className="min-w-0 wrap-anywhere">
                    <span dir="auto" className="block font-strong">
                      {title}
                    </span>
                    <span className="block text-sm text-ink-2">{line}</span>
                    {wayOut && (
                      <PlainButton
                        data-edits
                        className="link min-h-11 text-sm"
                        aria-label={`${wayOutInWords(wayOut, plan)}, por «${title}»`}
                        onPress={() => onWayOut(wayOut)}
                      >
                        {wayOutInWords(wayOut, plan)}
                      </PlainButton>
                    )}
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {moves.length > 0 && <ProposedMoves moves={moves} plan={plan} />}
    </>
  )
}

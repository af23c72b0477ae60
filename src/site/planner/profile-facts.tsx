import type { PublicPlanner } from '#contract/planners.ts'
import type { ProvedFacts } from '#contract/public-profile.ts'
import { formatAnswerTime, formatMemberSince, formatWeddings } from '#domain/members/proved-facts.ts'
import { formatPriceFrom } from '#domain/planners/planners.ts'
import { inSpanishPhrase } from '#domain/text/spanish-list.ts'

/** Lists a planner's offers and the facts that we can prove, a line each. */
export function ProfileFacts({ planner }: { planner: Omit<PublicPlanner, 'portfolio'> }) {
  const facts = [
    {
      name: 'Desde',
      value: planner.priceFrom === null ? '' : `${formatPriceFrom(planner.priceFrom)}, IVA incluido`,
    },
    { name: 'Servicios', value: inSpanishPhrase(planner.services) },
    { name: 'Idiomas', value: inSpanishPhrase(planner.languages) },
    ...provedFacts(planner.facts),
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className="mt-7 grid gap-y-1.5 border-t border-line-strong pt-5 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[5rem_1fr]">
          <dt className="text-ink-3">{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Facts of ours about the planner, where they want them shown. */
function provedFacts({ memberSince, weddings, answerMinutes }: ProvedFacts) {
  return [
    { name: 'Bodas', value: weddings === null ? '' : formatWeddings(weddings) },
    { name: 'Respuesta', value: answerMinutes === null ? '' : formatAnswerTime(answerMinutes) },
    { name: 'En Azahar', value: memberSince === null ? '' : formatMemberSince(memberSince) },
  ]
}

import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Choice, Question } from './questions.tsx'
import type { GuestImport } from './use-guest-import.ts'

/** Asks what becomes of those who sit at another table than the list says. */
export function TablesQuestion({ run: { tables, tablePlan } }: { run: GuestImport }) {
  const count = tablePlan?.elsewhere ?? 0
  if (count === 0) return null
  return (
    <Question
      legend={
        count === 1
          ? '1 persona ya está sentada en otra mesa'
          : `${formatNumber(count)} personas ya están sentadas en otra mesa`
      }
    >
      {[false, true].map((moves) => (
        <Choice
          key={String(moves)}
          name="seated-elsewhere"
          isChecked={tables.moves === moves}
          onChange={() => tables.setMoves(moves)}
        >
          {moves ? 'Sentar como dice la lista' : 'Dejar a cada cual donde está'}
        </Choice>
      ))}
    </Question>
  )
}

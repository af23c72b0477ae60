import { type ReactNode, useState } from 'react'
import { ageInWords } from '#domain/guest-import/guest-list/guest-facts.ts'
import { familyNameOf } from '#domain/guest-import/imported-households.ts'
import { answerOf } from '#domain/guests/guests.ts'
import type { ImportedGuest } from '#domain/guests/imported-guest.ts'
import { LANGUAGE_NAMES } from '#domain/households/households.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import type { Candidate } from '../import/guest-list.ts'
import { LEFT_OUT } from '../import/import-messages.ts'
import type { GuestImport } from './use-guest-import.ts'

/** Rows shown as they will be stored, and how many more each press brings. */
const ROWS_SHOWN = 6
const MORE_ROWS = 100

const ANSWER = { true: 'Sí', maybe: 'Puede que sí', false: 'No', null: '-' }

type Fact = { heading: string; of: (guest: ImportedGuest) => ReactNode }

/** The facts about a guest beside the four columns of every list, shown before they are stored. */
const FACTS: readonly Fact[] = [
  { heading: 'Familia', of: ({ household }) => household && (familyNameOf(household) ?? 'De la misma fila') },
  {
    heading: 'Edad',
    of: ({ age, ageYears }) => age && (ageInWords({ age, ageYears: ageYears ?? null }) || 'Adulto'),
  },
  { heading: 'De parte de', of: ({ side }) => side },
  { heading: 'Idioma', of: ({ language }) => language && LANGUAGE_NAMES[language] },
  { heading: 'Teléfono', of: ({ phone }) => phone },
  { heading: 'Mesa', of: ({ table }) => table },
]

/** Every row that the import would bring, each of which can be left out; what seems no guest can be brought. */
export function CandidateTable({ run }: { run: GuestImport }) {
  const [count, setCount] = useState(ROWS_SHOWN)
  const { candidates } = run
  const rest = candidates.length - count
  const facts = FACTS.filter(({ of }) => candidates.some(({ guest }) => of(guest)))
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, and the keyboard must be able to scroll it */}
      <section aria-label="Primeras filas" tabIndex={0} className="scroll-row">
        <table
          style={{ minWidth: `${28 + facts.length * 7}rem` }}
          className="w-full table-fixed text-left text-sm text-ink-2"
        >
          <caption className="pb-2 text-left text-xs text-ink-3">
            Así quedarán. Quita la marca a quien no quieras traer.
          </caption>
          <thead>
            <tr className="text-xs text-ink-3 *:border-b *:border-line *:py-1.5 *:pr-3 *:font-medium">
              <th scope="col" className="w-9">
                <span className="sr-only">Traer</span>
              </th>
              <th scope="col" className="w-1/3">
                Nombre
              </th>
              <th scope="col">Email</th>
              <th scope="col" className="w-14">
                RSVP
              </th>
              {facts.map(({ heading }) => (
                <th scope="col" key={heading}>
                  {heading}
                </th>
              ))}
              <th scope="col">Notas</th>
            </tr>
          </thead>
          <tbody>
            {candidates.slice(0, count).map((candidate, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a list never move
              <CandidateRow key={index} run={run} candidate={candidate} facts={facts} />
            ))}
          </tbody>
        </table>
      </section>
      {rest > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-3">
          y {formatNumber(rest)} más
          <Button variant="quiet" size="sm" onPress={() => setCount((now) => now + MORE_ROWS)}>
            Ver más
          </Button>
        </p>
      )}
    </div>
  )
}

type CandidateRowProps = { run: GuestImport; candidate: Candidate; facts: readonly Fact[] }

function CandidateRow({ run, candidate, facts }: CandidateRowProps) {
  const { guest, because } = candidate
  const isTicked = run.isTicked(candidate)
  return (
    <tr
      className={`*:truncate *:border-b *:border-line *:py-2 *:pr-3 ${isTicked ? '' : 'text-ink-3 [&_th]:text-ink-3'}`}
    >
      <td>
        <input
          type="checkbox"
          aria-label={`Traer a ${guest.fullName}`}
          checked={isTicked}
          onChange={() => run.tick(candidate)}
          className="size-4.5 align-middle accent-primary"
        />
      </td>
      {/* Whole, because a name says whom to leave out. */}
      <th scope="row" className="font-strong wrap-anywhere whitespace-normal! text-ink">
        {guest.fullName}
      </th>
      <td>{guest.email}</td>
      <td>{ANSWER[String(answerOf(guest)) as keyof typeof ANSWER]}</td>
      {facts.map(({ heading, of }) => (
        <td key={heading}>{of(guest)}</td>
      ))}
      <td>{because ? LEFT_OUT[because] : guest.notes}</td>
    </tr>
  )
}

import type { GuestUpdate, UpdatedFields } from '#domain/guest-import/imported-updates.ts'
import { isSkippable } from '#domain/guests/guest-duplicates.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import type { GuestList } from '../import/guest-list.ts'
import { duplicatesSentence } from '../import/import-messages.ts'
import { changesInWords, keptHouseholdsSentence } from '../import/update-messages.ts'
import { Choice, Question } from './questions.tsx'
import type { GuestImport } from './use-guest-import.ts'
import type { OfKnown } from './use-selection.ts'

/** People named among the possible duplicates before the rest is only counted. */
const NAMED = 50

const CHOICES: Record<OfKnown, string> = {
  update: 'Poner al día a quien ya está',
  skip: 'Saltar a quien ya está',
  bring: 'Traer a todos',
}

/** Lists the people who may be in the list already, what of them would change, and what becomes of them. */
export function Duplicates({ run }: { run: GuestImport }) {
  const { duplicates, ofKnown, setOfKnown, updates, hasNews, keptHouseholds } = run
  const countSkippable = duplicates.filter(isSkippable).length
  const choices: OfKnown[] = hasNews ? ['update', 'skip', 'bring'] : ['skip', 'bring']
  return (
    <Question legend={duplicatesSentence(duplicates) ?? ''}>
      {updates.size > 0 && <Updates run={run} />}
      {keptHouseholds.length > 0 && ofKnown !== 'bring' && (
        <p className="text-ink-2 wrap-anywhere">{keptHouseholdsSentence(keptHouseholds)}</p>
      )}
      <details className="text-ink-2">
        <summary className="w-fit rounded-[4px] pointer-coarse:py-2.5">Ver quiénes</summary>
        <ul className="mt-1 max-h-36 list-disc scroll-pane pl-4.5">
          {duplicates.slice(0, NAMED).map((duplicate) => (
            <li key={duplicate.index}>{whom(run, duplicate)}</li>
          ))}
          {duplicates.length > NAMED && <li>y {duplicates.length - NAMED} más</li>}
        </ul>
      </details>
      {countSkippable > 0 &&
        choices.map((choice) => (
          <Choice
            key={choice}
            name="duplicates"
            isChecked={ofKnown === choice}
            onChange={() => setOfKnown(choice)}
          >
            {CHOICES[choice]}
          </Choice>
        ))}
      {countSkippable < duplicates.length && (
        <p className="text-ink-2">
          {countSkippable > 0 ? 'Los demás vienen' : 'Vienen todos'}: si sobra alguien, quítale la marca
          abajo.
        </p>
      )}
    </Question>
  )
}

function whom(
  { candidates }: GuestImport,
  { index, otherName, because, of, isSame }: GuestList['duplicates'][number],
): string {
  const name = candidates[index]!.guest.fullName
  if (because === 'name') return of === 'import' ? `${name}: otra vez en lo que importas` : name
  const what = because === 'email' ? 'email' : 'teléfono'
  return isSame ? `${name}: por el ${what}, es ${otherName}` : `${name}: mismo ${what} que ${otherName}`
}

/** Every change, one by one: nothing of a guest is replaced that was not shown. */
function Updates({ run: { updates, existingNames } }: { run: GuestImport }) {
  const rows: GuestUpdate[] = [...updates.values()]
  return (
    <div className="grid gap-1">
      <p className="text-ink-2">
        {rows.length === 1
          ? '1 trae datos distintos de los que tienes:'
          : `${formatNumber(rows.length)} traen datos distintos de los que tienes:`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, and the keyboard must be able to */}
      <ul tabIndex={0} aria-label="Cambios" className="max-h-56 list-disc scroll-pane pl-4.5 wrap-anywhere">
        {rows.map(({ guestId, was, becomes }) => (
          <li key={guestId}>
            <b className="font-strong text-ink">{existingNames.get(guestId)}</b>
            {changesInWords(was as Partial<UpdatedFields>, becomes).map((line) => (
              <p key={line} className="text-ink-2 last:mb-1">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

import { isSkippable } from '#domain/guest-duplicates.ts'
import type { InterpretedRows } from '#domain/guest-import.ts'
import { LIMITS } from '#domain/limits.ts'
import { Button } from '#ui/button.tsx'
import type { GuestList } from '../import/guest-list.ts'
import { duplicatesSentence, overfullSentence, previewSentences } from '../import/import-messages.ts'
import { CandidateTable } from './candidate-table.tsx'
import type { GuestImport } from './use-guest-import.ts'

/** People named among the possible duplicates before the rest is only counted. */
const NAMED = 50

type ImportPreviewProps = { run: GuestImport; list: GuestList }

/** What the import would bring and leave out, before anything is written. */
export function ImportPreview({ run, list }: ImportPreviewProps) {
  if (list.outcome.kind === 'error') return null
  const [total, ...others] = previewSentences(withoutBrought(list.outcome, run), run.coming, run.countSkipped)
  return (
    <div className="grid gap-4.5">
      <div className="grid gap-1.5 text-sm text-ink-2">
        <p className="text-ui font-strong text-ink">{total}</p>
        {others.length > 0 && (
          <ul className="grid list-disc gap-1 pl-4.5 wrap-anywhere">
            {others.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        {list.columns.length > 1 && (
          <Button
            variant="quiet"
            className="-ml-3.25 justify-self-start"
            onPress={() => run.go({ at: 'columns' })}
          >
            Revisar columnas
          </Button>
        )}
      </div>
      {run.overfull !== null && <Overfull total={run.overfull} />}
      {run.duplicates.length > 0 && <Duplicates run={run} />}
      <CandidateTable run={run} />
    </div>
  )
}

/** What seemed no guest and was ticked is one. */
const withoutBrought = (
  outcome: InterpretedRows,
  { candidates, isTicked }: GuestImport,
): InterpretedRows => ({
  ...outcome,
  leftOut: outcome.leftOut.filter(
    (row) => !candidates.some((one) => one.row === row.row && one.because && isTicked(one)),
  ),
})

export const Overfull = ({ total }: { total: number }) => (
  <p role="alert" className="text-sm text-danger">
    {overfullSentence(total, LIMITS.wedding.guests)}
  </p>
)

function Duplicates({ run }: { run: GuestImport }) {
  const { duplicates, skipsDuplicates, setSkipsDuplicates, candidates } = run
  const whom = ({ index, otherName, because, of }: GuestList['duplicates'][number]) => {
    const name = candidates[index]!.guest.fullName
    if (because === 'email') return `${name}: mismo email que ${otherName}`
    return of === 'import' ? `${name}: otra vez en lo que importas` : name
  }
  const countSkippable = duplicates.filter(isSkippable).length
  return (
    <fieldset className="grid gap-2 rounded-paper border border-line-strong p-4 text-sm">
      <legend className="sr-only">Posibles repetidos</legend>
      <p className="font-strong text-ink">{duplicatesSentence(duplicates)}</p>
      <details className="text-ink-2">
        <summary className="w-fit rounded-[4px] pointer-coarse:py-2.5">Ver quiénes</summary>
        <ul className="mt-1 max-h-36 list-disc scroll-pane pl-4.5">
          {duplicates.slice(0, NAMED).map((duplicate) => (
            <li key={duplicate.index}>{whom(duplicate)}</li>
          ))}
          {duplicates.length > NAMED && <li>y {duplicates.length - NAMED} más</li>}
        </ul>
      </details>
      {countSkippable > 0 &&
        [true, false].map((skips) => (
          <label
            key={String(skips)}
            className="flex w-fit cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="duplicates"
              checked={skipsDuplicates === skips}
              onChange={() => setSkipsDuplicates(skips)}
              className="size-4.5 accent-primary"
            />
            {skips ? 'Saltar a quien ya está' : 'Traer a todos'}
          </label>
        ))}
      {countSkippable < duplicates.length && (
        <p className="text-ink-2">
          {countSkippable > 0 ? 'Los demás vienen' : 'Vienen todos'}: si sobra alguien, quítale la marca
          abajo.
        </p>
      )}
    </fieldset>
  )
}

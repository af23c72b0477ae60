import type { InterpretedRows } from '#domain/guest-import/guest-import.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { Button } from '#ui/button.tsx'
import type { GuestList } from '../import/guest-list.ts'
import { importErrorMessage, overfullSentence, previewSentences } from '../import/import-messages.ts'
import { CLOSED_TABLES, tableSentences, UNKNOWN_TABLES } from '../import/table-messages.ts'
import { CandidateTable } from './candidate-table.tsx'
import { Duplicates } from './duplicates.tsx'
import { FamilyQuestion, SeveralQuestion, SheetsQuestion, UntickedQuestion } from './questions.tsx'
import { TablesQuestion } from './tables-question.tsx'
import type { GuestImport } from './use-guest-import.ts'

type ImportPreviewProps = { run: GuestImport; list: GuestList }

/** Shows the guests that the import would bring and those it leaves out, before anything is written. */
export function ImportPreview({ run, list }: ImportPreviewProps) {
  if (list.outcome.kind === 'error') {
    return (
      <div className="grid gap-4.5">
        <SheetsQuestion run={run} list={list} />
        <p role="alert" className="text-sm text-danger">
          {importErrorMessage(list.outcome)}
        </p>
      </div>
    )
  }
  const [total, ...guestSentences] = previewSentences(
    withoutBrought(list.outcome, run),
    run.coming,
    run.countSkipped,
    run.countUpdated,
  )
  const others = [...guestSentences, ...tablesInWords(run)]
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
      <SheetsQuestion run={run} list={list} />
      <SeveralQuestion run={run} list={list} several={list.outcome.several} />
      <UntickedQuestion run={run} list={list} />
      <FamilyQuestion run={run} list={list} />
      <TablesQuestion run={run} />
      {run.overfull !== null && <Overfull total={run.overfull} />}
      {run.duplicates.length > 0 && <Duplicates run={run} />}
      <CandidateTable run={run} />
    </div>
  )
}

function tablesInWords({ tables, tablePlan }: GuestImport): string[] {
  if (tables.isClosed) return [CLOSED_TABLES]
  return tables.isFailed ? [UNKNOWN_TABLES] : tablePlan ? tableSentences(tablePlan) : []
}

/** A row that seemed no guest and was ticked is one. */
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

import { useState } from 'react'
import type { GuestImportError } from '#domain/guest-import/guest-import.ts'
import type { GuestListReading } from '#domain/guest-import/guest-list/reading.ts'
import type { KnownGuest } from '#domain/guest-import/imported-updates.ts'
import type { GuestList } from '../import/guest-list.ts'
import { importErrorMessage } from '../import/import-messages.ts'
import type { ImportStep } from './import-step.ts'
import { createWrites, type Imported, type Writing } from './import-writes.ts'
import { useListReader } from './use-list-reader.ts'
import { useSelection } from './use-selection.ts'
import { useTablesOfList } from './use-tables-of-list.ts'

/** Leads a list from a file or a pasted text into the wedding; nothing is written before it is decided. */
export function useGuestImport(
  weddingId: string,
  existing: readonly KnownGuest[],
  onImported: (done: Imported) => void,
) {
  const [step, setStep] = useState<ImportStep>({ at: 'source' })
  const [list, setList] = useState<GuestList | null>(null)
  const tables = useTablesOfList(weddingId, list)
  const selection = useSelection(list, existing, tables)
  const [problem, setProblem] = useState<string | null>(null)
  const [writing, setWriting] = useState<Writing>(null)

  const go = (next: ImportStep) => {
    setProblem(null)
    setStep(next)
  }
  const receive = (result: GuestList | GuestImportError, stay: boolean) => {
    const error = 'code' in result ? result : result.outcome.kind === 'error' ? result.outcome : null
    if ('code' in result || (error && !stay && !isCuredByColumns(result))) {
      setStep({ at: 'source' })
      setProblem(error && importErrorMessage(error))
      return
    }
    setList(result)
    if (!stay) selection.setOfKnown(null)
    if (!stay && (error || result.chosen.some((at) => isAskedFirst(result.readings[at]!))))
      go({ at: 'columns' })
    // A person who has gone on while the list was read again stays at that step.
    else if (!stay) go({ at: 'preview' })
  }
  const reader = useListReader({ list, existing, go, setStep, receive })
  const { write, askToOverwrite } = createWrites(weddingId, { go, setProblem, setWriting, onImported })

  return {
    step,
    ...selection,
    tables,
    problem,
    writing,
    go,
    ...reader,
    append: () =>
      write('append', selection.chosen('append'), {
        updates: selection.chosenUpdates,
        plan: selection.tablePlan,
      }),
    askToOverwrite,
    overwrite: () =>
      step.at === 'overwrite'
        ? write('overwrite', selection.chosen('overwrite'), {
            version: step.summary.version,
            plan: selection.tablePlanOf('overwrite'),
          })
        : undefined,
  }
}

export type GuestImport = ReturnType<typeof useGuestImport>

/** Another column for the names, or another row for the headings, may make guests of the list. */
const isCuredByColumns = ({ outcome, columns }: GuestList) =>
  outcome.kind === 'error' && ['NO_NAME_COLUMN', 'NO_NAMES'].includes(outcome.code) && columns.length > 1

/** A doubt that the preview shows beside the guests need not be asked before it. */
const isAskedFirst = ({ doubts }: GuestListReading) => doubts.some((doubt) => doubt !== 'FAMILY_REACHES_DOWN')

import { ORPCError } from '@orpc/client'
import { useMemo, useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { Guest, GuestSummary } from '#contract/guests.ts'
import { findPossibleDuplicates } from '#domain/guest-duplicates.ts'
import type { GuestImportError, GuestListPreview } from '#domain/guest-import.ts'
import type { GuestDraft } from '#domain/guests.ts'
import { LIMITS } from '#domain/limits.ts'
import { parsePastedText } from '#domain/pasted-guests.ts'
import { client } from '../../../lib/api.ts'
import { codeOf, messageFor } from '../../../lib/error-messages.ts'
import { refreshGuestList } from '../guests.queries.ts'
import { importErrorMessage } from '../import/import-messages.ts'
import type { ImportProgress } from '../import/parse-guest-file.ts'
import { readGuestFile } from '../import/read-guest-file.ts'

/** Where an import stands (spec 4): its source, what it would bring, and what becomes of the present list. */
export type ImportStep =
  | { at: 'source' }
  | { at: 'reading'; fileName: string; progress: ImportProgress }
  | { at: 'preview' }
  | { at: 'merge' }
  | { at: 'overwrite'; summary: GuestSummary; hasChanged: boolean }

type Imported = { mode: 'append' | 'overwrite'; guests: readonly GuestDraft[] }

/** What one chosen source would bring. */
export type Brought = { preview: GuestListPreview; appendIds: string[]; overwriteIds: string[] }

/** Leads a list from a file or a pasted text into the wedding; nothing is written before it is decided. */
export function useGuestImport(
  weddingId: string,
  existing: readonly Guest[],
  onImported: (done: Imported) => void,
) {
  const [step, setStep] = useState<ImportStep>({ at: 'source' })
  const [brought, setBrought] = useState<Brought | null>(null)
  const [skipsDuplicates, setSkipsDuplicates] = useState(true)
  const [problem, setProblem] = useState<string | null>(null)
  const [writing, setWriting] = useState<'append' | 'overwrite' | 'asking' | null>(null)
  const reading = useRef<AbortController>(null)

  const duplicates = useMemo(
    () => (brought ? findPossibleDuplicates(brought.preview.guests, existing) : []),
    [brought, existing],
  )

  const go = (next: ImportStep) => {
    setProblem(null)
    setStep(next)
  }

  const receive = (result: GuestListPreview | GuestImportError) => {
    if (result.kind === 'error') {
      setStep({ at: 'source' })
      setProblem(importErrorMessage(result))
      return
    }
    setBrought({
      preview: result,
      // Made once, so that a retry after a lost answer adds no guest twice. An overwrite is
      // another import than the appending one that may have been tried before it.
      appendIds: result.guests.map(() => uuidv7()),
      overwriteIds: result.guests.map(() => uuidv7()),
    })
    setSkipsDuplicates(true)
    go({ at: 'preview' })
  }

  const readFile = async (file: File) => {
    const abort = new AbortController()
    reading.current = abort
    go({ at: 'reading', fileName: file.name, progress: { stage: 'opening', fraction: 0 } })
    const onProgress = (progress: ImportProgress) =>
      setStep((now) => (now.at === 'reading' ? { ...now, progress } : now))
    try {
      receive(await readGuestFile(file, { signal: abort.signal, onProgress }))
    } catch (error) {
      if (!abort.signal.aborted) throw error
    }
  }

  /** The guests left out: on request those that seem to be in the list already, or twice in the import. */
  const leftOut = (mode: 'append' | 'overwrite') =>
    new Set(
      skipsDuplicates
        ? duplicates.filter(({ of }) => mode === 'append' || of === 'import').map(({ index }) => index)
        : [],
    )
  const countToImport = (mode: 'append' | 'overwrite') =>
    (brought?.preview.guests.length ?? 0) - leftOut(mode).size

  /** How many guests an appending import would make, where that is more than a list can have. */
  const tooMany = existing.length + countToImport('append')
  const overfull = tooMany > LIMITS.wedding.guests ? tooMany : null

  const write = async (mode: 'append' | 'overwrite', version?: number) => {
    if (!brought) return
    const skipped = leftOut(mode)
    const ids = mode === 'append' ? brought.appendIds : brought.overwriteIds
    const guests = brought.preview.guests
      .map((guest, index) => ({ ...guest, id: ids[index] }))
      .filter((_, index) => !skipped.has(index))
    setWriting(mode)
    setProblem(null)
    try {
      await client.guests.import({ weddingId, mode, version, guests })
      await refreshGuestList(weddingId)
      onImported({ mode, guests })
    } catch (error) {
      if (codeOf(error) === 'GUEST_LIST_CHANGED' && error instanceof ORPCError)
        go({ at: 'overwrite', summary: error.data as GuestSummary, hasChanged: true })
      else setProblem(`${messageFor(error)} Tu lista sigue aquí: puedes volver a intentarlo.`)
    } finally {
      setWriting(null)
    }
  }

  /** Compares with the current list, so that an overwrite never destroys answers the person has not seen. */
  const askToOverwrite = async () => {
    setWriting('asking')
    setProblem(null)
    try {
      go({ at: 'overwrite', summary: await client.guests.summary({ weddingId }), hasChanged: false })
    } catch (error) {
      setProblem(messageFor(error))
    } finally {
      setWriting(null)
    }
  }

  return {
    step,
    brought,
    duplicates,
    skipsDuplicates,
    setSkipsDuplicates,
    countToImport,
    overfull,
    problem,
    writing,
    go,
    readFile,
    readText: (text: string) => receive(parsePastedText(text)),
    cancelReading: () => {
      reading.current?.abort()
      go({ at: 'source' })
    },
    append: () => write('append'),
    askToOverwrite,
    overwrite: () => (step.at === 'overwrite' ? write('overwrite', step.summary.version) : undefined),
  }
}

export type GuestImport = ReturnType<typeof useGuestImport>

import { ORPCError } from '@orpc/client'
import { type Dispatch, type SetStateAction, useMemo, useRef, useState } from 'react'
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
  const { leftOut, ...selection } = useSelection(brought, existing)
  const [problem, setProblem] = useState<string | null>(null)
  const [writing, setWriting] = useState<'append' | 'overwrite' | 'asking' | null>(null)
  const reading = useRef<AbortController>(null)

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
    setBrought(withIds(result))
    selection.setSkipsDuplicates(true)
    go({ at: 'preview' })
  }

  const readFile = (file: File) => {
    reading.current = new AbortController()
    return readInto(file, reading.current.signal, { go, setStep, receive })
  }

  const { write, askToOverwrite } = createWrites(weddingId, { go, setProblem, setWriting, onImported })
  const writeBrought = (mode: 'append' | 'overwrite', version?: number) =>
    brought && write(mode, chosenOf(brought, mode, leftOut(mode)), version)

  return {
    step,
    brought,
    ...selection,
    problem,
    writing,
    go,
    readFile,
    readText: (text: string) => receive(parsePastedText(text)),
    cancelReading: () => {
      reading.current?.abort()
      go({ at: 'source' })
    },
    append: () => writeBrought('append'),
    askToOverwrite,
    overwrite: () => (step.at === 'overwrite' ? writeBrought('overwrite', step.summary.version) : undefined),
  }
}

export type GuestImport = ReturnType<typeof useGuestImport>

type Mode = 'append' | 'overwrite'

type ReadOptions = {
  go: (step: ImportStep) => void
  setStep: Dispatch<SetStateAction<ImportStep>>
  receive: (result: GuestListPreview | GuestImportError) => void
}

async function readInto(file: File, signal: AbortSignal, { go, setStep, receive }: ReadOptions) {
  go({ at: 'reading', fileName: file.name, progress: { stage: 'opening', fraction: 0 } })
  const onProgress = (progress: ImportProgress) =>
    setStep((now) => (now.at === 'reading' ? { ...now, progress } : now))
  try {
    receive(await readGuestFile(file, { signal, onProgress }))
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/**
 * Ids are made once, so that a retry after a lost answer adds no guest twice. An overwrite is another import
 * than the appending one that may have been tried before it.
 */
const withIds = (preview: GuestListPreview): Brought => ({
  preview,
  appendIds: preview.guests.map(() => uuidv7()),
  overwriteIds: preview.guests.map(() => uuidv7()),
})

/** Which of the brought guests would be written, and whether the list has room for them. */
function useSelection(brought: Brought | null, existing: readonly Guest[]) {
  const [skipsDuplicates, setSkipsDuplicates] = useState(true)
  const duplicates = useMemo(
    () => (brought ? findPossibleDuplicates(brought.preview.guests, existing) : []),
    [brought, existing],
  )
  /** The guests left out: on request those that seem to be in the list already, or twice in the import. */
  const leftOut = (mode: Mode) =>
    new Set(
      skipsDuplicates
        ? duplicates.filter(({ of }) => mode === 'append' || of === 'import').map(({ index }) => index)
        : [],
    )
  const countToImport = (mode: Mode) => (brought?.preview.guests.length ?? 0) - leftOut(mode).size

  /** How many guests an appending import would make, where that is more than a list can have. */
  const total = existing.length + countToImport('append')
  const overfull = total > LIMITS.wedding.guests ? total : null
  return { duplicates, skipsDuplicates, setSkipsDuplicates, leftOut, countToImport, overfull }
}

function chosenOf(brought: Brought, mode: Mode, leftOut: ReadonlySet<number>) {
  const ids = mode === 'append' ? brought.appendIds : brought.overwriteIds
  return brought.preview.guests
    .map((guest, index) => ({ ...guest, id: ids[index] }))
    .filter((_, index) => !leftOut.has(index))
}

type WriteOptions = {
  go: (step: ImportStep) => void
  setProblem: (problem: string | null) => void
  setWriting: (what: Mode | 'asking' | null) => void
  onImported: (done: Imported) => void
}

/** Writes the chosen guests; an overwrite is asked for with what would be lost. */
function createWrites(weddingId: string, { go, setProblem, setWriting, onImported }: WriteOptions) {
  return {
    async write(mode: Mode, guests: ReturnType<typeof chosenOf>, version?: number) {
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
    },

    /** Compares with the current list, so that an overwrite never destroys answers the person has not seen. */
    async askToOverwrite() {
      setWriting('asking')
      setProblem(null)
      try {
        go({ at: 'overwrite', summary: await client.guests.summary({ weddingId }), hasChanged: false })
      } catch (error) {
        setProblem(messageFor(error))
      } finally {
        setWriting(null)
      }
    },
  }
}

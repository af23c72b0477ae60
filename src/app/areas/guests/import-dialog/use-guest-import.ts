import { useEffect, useRef, useState } from 'react'
import type { GuestImportError } from '#domain/guest-import.ts'
import type { GuestListReading } from '#domain/guest-list/reading.ts'
import type { KnownGuest } from '#domain/imported-updates.ts'
import type { Delimiter } from '../import/delimiter.ts'
import type { GuestList, ReadingChange } from '../import/guest-list.ts'
import { GuestListReader } from '../import/guest-list-reader.ts'
import type { ImportProgress } from '../import/guest-table.ts'
import { importErrorMessage } from '../import/import-messages.ts'
import type { ImportStep } from './import-step.ts'
import { createWrites, type Imported, type Writing } from './import-writes.ts'
import { useSelection } from './use-selection.ts'

type Source = File | string

/** Leads a list from a file or a pasted text into the wedding; nothing is written before it is decided. */
export function useGuestImport(
  weddingId: string,
  existing: readonly KnownGuest[],
  onImported: (done: Imported) => void,
) {
  const [step, setStep] = useState<ImportStep>({ at: 'source' })
  const [list, setList] = useState<GuestList | null>(null)
  const selection = useSelection(list, existing)
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
  const reader = useReader({ list, existing, go, setStep, receive })
  const { write, askToOverwrite } = createWrites(weddingId, { go, setProblem, setWriting, onImported })

  return {
    step,
    list,
    ...selection,
    problem,
    writing,
    go,
    ...reader,
    append: () => write('append', selection.chosen('append'), { updates: selection.chosenUpdates }),
    askToOverwrite,
    overwrite: () =>
      step.at === 'overwrite'
        ? write('overwrite', selection.chosen('overwrite'), { version: step.summary.version })
        : undefined,
  }
}

export type GuestImport = ReturnType<typeof useGuestImport>

/** Another column for the names, or another row for the headings, may make guests of the list. */
const isCuredByColumns = ({ outcome, columns }: GuestList) =>
  outcome.kind === 'error' && ['NO_NAME_COLUMN', 'NO_NAMES'].includes(outcome.code) && columns.length > 1

/** What the preview asks beside the guests need not be asked before it. */
const isAskedFirst = ({ doubts }: GuestListReading) => doubts.some((doubt) => doubt !== 'FAMILY_REACHES_DOWN')

/** Answers that are no boxes have none that could be empty. */
const settle = (
  reading: GuestListReading,
  settled: Partial<Pick<GuestListReading, 'severalAs' | 'untickedIs'>>,
): GuestListReading => ({
  ...reading,
  ...settled,
  untickedIs: reading.untickedIs === null ? null : (settled.untickedIs ?? reading.untickedIs),
})

type ReaderOptions = {
  list: GuestList | null
  existing: readonly KnownGuest[]
  go: (step: ImportStep) => void
  setStep: (change: (now: ImportStep) => ImportStep) => void
  receive: (result: GuestList | GuestImportError, stay: boolean) => void
}

/** Reads what was chosen or pasted, and reads it again as the person says. */
function useReader({ list, existing, go, setStep, receive }: ReaderOptions) {
  const reader = useRef<GuestListReader>(null)
  const source = useRef<Source>('')
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reader.current?.close(), [])

  const read = async (delimiter?: Delimiter) => {
    reading.current = new AbortController()
    const { signal } = reading.current
    const onProgress = (progress: ImportProgress) =>
      setStep((now) => (now.at === 'reading' ? { ...now, progress } : now))
    try {
      reader.current ??= new GuestListReader()
      const result = await reader.current.read(source.current, { delimiter, existing, signal, onProgress })
      receive(result, delimiter !== undefined)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
  const change = async (next: ReadingChange) => {
    if (!list) return
    const { readings, chosen, active } = list
    const result = await reader.current?.change({ readings, chosen, active, ...next }, existing)
    if (result) receive(result, true)
  }

  return {
    readFile: (file: File) => {
      source.current = file
      go({ at: 'reading', fileName: file.name, progress: { stage: 'opening', fraction: 0 } })
      return read()
    },
    readText: (text: string) => {
      source.current = text
      return read()
    },
    cancelReading: () => {
      reading.current?.abort()
      go({ at: 'source' })
    },
    changeReading: (next: GuestListReading) => change({ reading: next }),
    /** The same for every page of the list. */
    changeAll: (settled: Partial<Pick<GuestListReading, 'severalAs' | 'untickedIs'>>) =>
      change({ readings: (list?.readings ?? []).map((reading) => settle(reading, settled)) }),
    /** Takes a page in or out; one stays. */
    chooseSheet: (sheet: number) => {
      const chosen = list?.chosen ?? []
      const next = chosen.includes(sheet)
        ? chosen.filter((one) => one !== sheet)
        : [...chosen, sheet].toSorted((a, b) => a - b)
      if (next.length > 0)
        change({ chosen: next, active: next.includes(list!.active) ? list!.active : next[0]! })
    },
    showSheet: (active: number) => change({ active }),
    changeHeaderRow: (headerRow: number | null) => change({ headerRow }),
    changeDelimiter: (delimiter: Delimiter) => read(delimiter),
  }
}

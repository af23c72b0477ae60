import { type RefObject, useEffect, useRef, useState } from 'react'
import type { GuestImportError } from '#domain/guest-import/guest-import.ts'
import type { GuestListReading } from '#domain/guest-import/guest-list/reading.ts'
import type { KnownGuest } from '#domain/guest-import/imported-updates.ts'
import type { Delimiter } from '#readers/delimiter.ts'
import type { GuestList } from '../import/guest-list.ts'
import { GuestListReader } from '../import/guest-list-reader.ts'
import type { ImportProgress } from '../import/guest-table.ts'
import type { ImportStep } from './import-step.ts'
import { changeReading, type ListChange, settleAll, toggleSheet, withChanges } from './list-changes.ts'

type ReaderOptions = {
  /** As it was read last. */
  list: GuestList | null
  existing: readonly KnownGuest[]
  go: (step: ImportStep) => void
  setStep: (change: (now: ImportStep) => ImportStep) => void
  receive: (result: GuestList | GuestImportError, stay: boolean) => void
}

/** Reads what was chosen or pasted, and reads it again as the person says: each change after the one before. */
export function useListReader({ list, existing, go, setStep, receive }: ReaderOptions) {
  const reader = useRef<GuestListReader>(null)
  const source = useRef<File | string>('')
  const reading = useRef<AbortController>(null)
  const { changes, take, change, forget } = useChangesInTurn({ reader, reading, existing, receive })
  const [askedDelimiter, setAskedDelimiter] = useState<Delimiter>()
  useEffect(() => () => reader.current?.close(), [])

  const read = async (delimiter?: Delimiter) => {
    reading.current?.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    forget()
    setAskedDelimiter(delimiter)
    const onProgress = (progress: ImportProgress) =>
      setStep((now) => (now.at === 'reading' ? { ...now, progress } : now))
    try {
      reader.current ??= new GuestListReader()
      const result = await reader.current.read(source.current, { delimiter, existing, signal, onProgress })
      take(result, delimiter !== undefined)
      setAskedDelimiter(undefined)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  return {
    ...waysToChange(change),
    /** The list with what the person has answered since it was read. */
    list: list && withChanges(list, changes, askedDelimiter),
    /** Whether the guests that are shown come from earlier answers. */
    isReadingAgain: changes.length > 0 || askedDelimiter !== undefined,
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
    changeDelimiter: (delimiter: Delimiter) => read(delimiter),
  }
}

type TurnOptions = Pick<ReaderOptions, 'existing' | 'receive'> & {
  reader: RefObject<GuestListReader | null>
  reading: RefObject<AbortController | null>
}

/** Takes the list as it was read, and reads it again with one change after the other. */
function useChangesInTurn({ reader, reading, existing, receive }: TurnOptions) {
  const readLast = useRef<GuestList>(null)
  const waiting = useRef<readonly ListChange[]>([])
  const [changes, setChanges] = useState<readonly ListChange[]>([])
  const setWaiting = (next: readonly ListChange[]) => {
    waiting.current = next
    setChanges(next)
  }
  const take = (result: GuestList | GuestImportError, stay: boolean) => {
    readLast.current = 'code' in result ? null : result
    if (readLast.current === null) setWaiting([])
    receive(result, stay)
  }
  /** Reads the list again with each change that waits; another list that is read meanwhile ends that. */
  const readAgain = async (signal: AbortSignal | undefined) => {
    while (readLast.current && waiting.current.length > 0) {
      const { readings, chosen, active } = readLast.current
      const change = { readings, chosen, active, ...waiting.current[0]!(readLast.current) }
      const result = await reader.current?.change(change, existing)
      if (signal?.aborted || !result) return
      setWaiting(waiting.current.slice(1))
      take(result, true)
    }
  }
  const change = (next: ListChange) => {
    setWaiting([...waiting.current, next])
    if (waiting.current.length === 1) void readAgain(reading.current?.signal)
  }
  return { changes, take, change, forget: () => setWaiting([]) }
}

const waysToChange = (change: (next: ListChange) => void) => ({
  changeReading: (part: (reading: GuestListReading) => Partial<GuestListReading>) =>
    change(changeReading(part)),
  changeAll: (settled: Parameters<typeof settleAll>[0]) => change(settleAll(settled)),
  chooseSheet: (sheet: number) => change(toggleSheet(sheet)),
  showSheet: (active: number) => change(() => ({ active })),
  changeHeaderRow: (headerRow: number | null) => change(() => ({ headerRow })),
})

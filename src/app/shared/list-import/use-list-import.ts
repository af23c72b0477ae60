import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { messageFor } from '../error-messages.ts'
import type { ReadPages } from './read-pages.ts'

type Table = readonly string[][]

type ListImportProps<List> = {
  readPages: ReadPages
  readTable: (rows: Table) => List
  rowsOfText: (text: string) => Table
  /** Makes one list of the pages of a workbook. */
  join: (pages: readonly List[]) => List
  /** Of each row whether it is there already. */
  areKnown: (list: List) => readonly boolean[]
  /** Says that a list has no rows. */
  nothingFound: string
  /** Adds the chosen rows; a row that is sent again has the id that it had. */
  add: (list: List, chosen: ReadonlySet<number>, ids: readonly string[]) => Promise<unknown>
  onImported: () => void
}

/** A list that was read from a file or a text, and the rows of it that are to come: at first those that are new. */
export function useListImport<List>(props: ListImportProps<List>) {
  const [list, setList] = useState<List | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [work, setWork] = useState<'reading' | 'writing' | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [ids, setIds] = useState<readonly string[]>([])
  const take = (pages: readonly List[]) => {
    const read = props.join(pages)
    const known = props.areKnown(read)
    if (known.length === 0) return setProblem(props.nothingFound)
    setProblem(null)
    setList(read)
    setIds(known.map(() => uuidv7()))
    setChosen(new Set(known.flatMap((isKnown, index) => (isKnown ? [] : [index]))))
  }
  const readFile = async (file: File) => {
    setProblem(null)
    setWork('reading')
    const read = await props.readPages(file).catch((error: unknown) => ({ problem: messageFor(error) }))
    setWork(null)
    if ('problem' in read) setProblem(read.problem)
    else take(read.pages.map(props.readTable))
  }
  const write = async () => {
    if (list === null || work) return
    setWork('writing')
    setProblem(null)
    try {
      await props.add(list, chosen, ids)
      props.onImported()
    } catch (error) {
      setProblem(`${messageFor(error)} Tu lista sigue aquí: puedes volver a intentarlo.`)
    } finally {
      setWork(null)
    }
  }
  return {
    ...{ list, problem, work, chosen, ids, readFile, write },
    readText: (text: string) => take([props.readTable(props.rowsOfText(text))]),
    toggle: (index: number) => setChosen((now) => toggled(now, index)),
    back: () => {
      setList(null)
      setProblem(null)
    },
  }
}

const toggled = (chosen: ReadonlySet<number>, index: number): ReadonlySet<number> =>
  new Set(chosen.has(index) ? [...chosen].filter((one) => one !== index) : [...chosen, index])

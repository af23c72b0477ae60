import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import { freeSeats } from '#domain/seating/seating.ts'
import { unseatedFamilies } from '#domain/seating/unseated-families.ts'
import { namesOf } from './seat.actions.ts'
import { freeInWords, tableTitle } from './table-words.ts'
import { OVER } from './use-seat-drag.ts'
import type { Plan } from './use-seating.ts'

export type Picked = ReturnType<typeof usePicked>

type PickedOptions = {
  announce: (message: string) => void
  onSeatAt: (people: readonly SeatingPerson[], table: SeatingTable, chair?: number) => void
}

const NOBODY: ReadonlySet<string> = new Set()

/** The people in the hand: picked one by one or as a range, and taken from table to table with the arrows. */
export function usePicked({ tables, people }: Plan, { announce, onSeatAt }: PickedOptions) {
  const [ids, setIds] = useState(NOBODY)
  const [aimedId, setAimed] = useState<string>()
  const last = useRef<string>(undefined)
  const picked = useMemo(() => people.filter(({ id, comes }) => comes && ids.has(id)), [people, ids])
  useEffect(() => {
    const aimed = tableOnScreen(aimedId)
    aimed?.setAttribute(OVER, '')
    return () => aimed?.removeAttribute(OVER)
  }, [aimedId])
  const release = () => {
    setIds(NOBODY)
    setAimed(undefined)
  }
  const pick = (person: SeatingPerson, event: MouseEvent<HTMLElement>) => {
    const isIn = ids.has(person.id)
    const range =
      event.shiftKey && last.current
        ? between(shownWith(event.currentTarget, people), last.current, person.id)
        : []
    const next = new Set([...ids, ...range, person.id])
    if (isIn && range.length === 0) next.delete(person.id)
    last.current = person.id
    setIds(next)
    if (next.size === 0) setAimed(undefined)
    const inHand = people.filter(({ id }) => next.has(id))
    announce(inHand.length === 0 ? 'Nadie en la mano.' : `${namesOf(inHand)}, en la mano. ${KEYS}`)
  }
  const aim = (step: number) => {
    const index = tables.findIndex(({ id }) => id === aimedId)
    const first = step > 0 ? 0 : tables.length - 1
    const table = tables[index < 0 ? first : (index + step + tables.length) % tables.length]
    if (!table) return
    setAimed(table.id)
    tableOnScreen(table.id)?.scrollIntoView({ block: 'nearest' })
    announce(`${tableTitle(table)}, ${freeInWords(freeSeats(table, people))}.`)
  }
  const seat = (table: SeatingTable, chair?: number) => {
    onSeatAt(picked, table, chair)
    release()
  }
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (picked.length === 0 || isElsewhere(event)) return
    const step = STEPS[event.key]
    const aimed = tables.find(({ id }) => id === aimedId)
    if (step) aim(step)
    else if (event.key === 'Enter' && aimed) seat(aimed)
    else if (event.key === 'Escape') {
      release()
      announce(`${namesOf(picked)}: ${picked.length === 1 ? 'sigue donde estaba' : 'siguen donde estaban'}.`)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { people: picked, ids, aimedId, pick, release, seat, onKeyDownCapture }
}

const tableOnScreen = (id: string | undefined) => document.querySelector(`[data-drop-table="${id}"]`)

const KEYS = 'Con las flechas, de mesa en mesa; Intro sienta y Escape devuelve.'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Fields, tabs and dialogs have keys of their own. */
const isElsewhere = ({ target, currentTarget }: KeyboardEvent<HTMLElement>) =>
  !currentTarget.contains(target as Node) ||
  (target as Element).closest('input, textarea, select, [role=tab], [role=dialog]') !== null

/** The people of the list of a row as they stand on the screen; of those without a seat only some may be drawn. */
function shownWith(row: Element, people: Plan['people']): string[] {
  if (row.closest('[data-family-list]'))
    return unseatedFamilies(people).flatMap((family) => family.people.map(({ id }) => id))
  const rows = row.closest('[data-people]')?.querySelectorAll<HTMLElement>('[data-person]') ?? []
  return [...rows].map(({ dataset }) => dataset['person']!)
}

/** The people between two of a list; none when one of them is not in it. */
function between(all: readonly string[], one: string, other: string): string[] {
  const [from, to] = [all.indexOf(one), all.indexOf(other)].toSorted((a, b) => a - b) as [number, number]
  return from < 0 ? [] : all.slice(from, to + 1)
}

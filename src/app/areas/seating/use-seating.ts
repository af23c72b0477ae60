import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type PlanMove, withMoves } from '#domain/seating/plan-moves.ts'
import { afterMoves, withDrafts } from '#domain/seating/seat-drafts.ts'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import { planActs } from './plan-acts.changes.ts'
import { seatChanges, tableChanges } from './seating.changes.ts'
import { seatDraftsQuery, seatingPeopleQuery, tablesQuery } from './seating.queries.ts'

/** Whether the person sees drafts, and whether what they do goes into one. */
type Drafting = { seesDrafts: boolean; isDrafting: boolean }

/** The plan of an event, as the person sees it with their own changes in it, and what is prepared for it. */
export function useSeating(weddingId: string, eventId: string | null, { seesDrafts, isDrafting }: Drafting) {
  const { reads: seatReads, tables, people, acts } = useSeats(weddingId)
  const draftsRead = useQuery({ ...seatDraftsQuery(weddingId), enabled: seesDrafts })
  const published = useMemo(
    () => tables && people && planOf(eventId, tables, people),
    [eventId, tables, people],
  )
  const drafts = seesDrafts ? draftsRead.data : NO_DRAFTS
  const prepared = useMemo(() => {
    if (!published || !drafts) return undefined
    const moves = actsOnTheirWay(acts, true).filter((act) => act.eventId === eventId)
    const here = drafts.filter((draft) => draft.eventId === eventId)
    return afterMoves(
      here,
      published.people,
      moves.flatMap((act) => act.moves),
    )
  }, [eventId, published, drafts, acts])
  const plan = useMemo(
    () => (isDrafting ? prepared && published && draftOf(published, prepared) : published),
    [isDrafting, prepared, published],
  )
  const reads = isDrafting ? [...seatReads, draftsRead] : seatReads
  return { reads, plan, published, prepared: prepared ?? NO_MOVES }
}

/** The published seats of all events, as the person sees them with their own changes in them. */
export function useSeats(weddingId: string) {
  const tablesRead = useQuery(tablesQuery(weddingId))
  const peopleRead = useQuery(seatingPeopleQuery(weddingId))
  const { items: tables } = tableChanges.useItems(weddingId, tablesRead.data)
  const { items: all } = seatChanges.useItems(weddingId, peopleRead.data)
  const acts = planActs.useUnsaved(weddingId)
  const read = peopleRead.data
  const people = useMemo(
    () => all && withActs(withoutFormerChairs(all, read ?? all), acts),
    [all, read, acts],
  )
  return { reads: [tablesRead, peopleRead], tables, people, acts }
}

const NO_DRAFTS: readonly (PlanMove & { eventId: string | null })[] = []
const NO_MOVES: readonly PlanMove[] = []

/** Those who have left a table on this screen have left its chair too. */
function withoutFormerChairs(people: SeatingPerson[], read: readonly SeatingPerson[]): SeatingPerson[] {
  if (people === read) return people
  const tables = new Map(read.map(({ id, tableId }) => [id, tableId]))
  return people.map((person) =>
    person.chair === null || tables.get(person.id) === person.tableId ? person : { ...person, chair: null },
  )
}

type UnsavedActs = ReturnType<typeof planActs.useUnsaved>

const actsOnTheirWay = (acts: UnsavedActs, isDraft: boolean) =>
  acts.flatMap(({ status, change }) =>
    status === 'pending' && change.kind === 'add' && (change.item.isDraft ?? false) === isDraft
      ? [change.item]
      : [],
  )

/** The acts on their way are seen as made. */
const withActs = (people: SeatingPerson[], acts: UnsavedActs): SeatingPerson[] =>
  actsOnTheirWay(acts, false).reduce((now, { eventId, moves }) => withMoves(now, eventId, moves), people)

export type Plan = {
  /** `null` for the wedding itself. */
  eventId: string | null
  tables: SeatingTable[]
  people: SeatingPerson[]
  /** Whether it is the draft of the plan, which acts on it change. */
  isDraft: boolean
  /** The ids of the people who sit elsewhere in the draft than in the published plan. */
  prepared: ReadonlySet<string>
}

/** Those whose table was just removed on this screen have no seat, also before the server says so. */
function planOf(
  eventId: string | null,
  allTables: readonly SeatingTable[],
  allPeople: readonly SeatingPerson[],
): Plan {
  const isHere = (item: { eventId: string | null }) => item.eventId === eventId
  const tables = allTables
    .filter(isHere)
    .toSorted((a, b) => a.number - b.number || a.createdAt.localeCompare(b.createdAt))
  const ids = new Set(tables.map(({ id }) => id))
  const people = allPeople
    .filter(isHere)
    .map((person) =>
      person.tableId === null || ids.has(person.tableId) ? person : { ...person, tableId: null },
    )
  return { eventId, tables, people, isDraft: false, prepared: new Set() }
}

function draftOf(published: Plan, moves: readonly PlanMove[]): Plan {
  const people = withDrafts(published.people, moves, published.tables)
  const changed = people.filter(({ tableId }, index) => tableId !== published.people[index]!.tableId)
  return { ...published, people, isDraft: true, prepared: new Set(changed.map(({ id }) => id)) }
}

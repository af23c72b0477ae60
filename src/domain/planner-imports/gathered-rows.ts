import type { ListedClient } from '../imports/imports.ts'
import { fileOf } from '../imports/names-in-zip.ts'
import { foldText } from '../text/fold-text.ts'
import type { IsoDate } from '../time/dates.ts'
import { kindOfStatus } from './client-status.ts'
import { areOtherPeople, coupleIn, coupleKey, type NamedCouple } from './couple-names.ts'
import { coupleOfFile, type FileGroup, groupFiles } from './file-groups.ts'
import type { PlannerClient } from './planner-client.ts'
import { type PlannerAnswers, ROW_KEY_MAX } from './planner-imports.ts'
import type { PlannerFile } from './planner-parts.ts'

/** The folders, files and rows of books that are of one wedding. */
export type GatheredRow = {
  key: string
  name: string
  couple: NamedCouple | null
  isNamed: boolean
  /** The days that each source names. */
  days: IsoDate[][]
  files: PlannerFile[]
  place: string | null
  phone: string | null
  email: string | null
}

type Gathering = { rows: GatheredRow[]; clients: PlannerClient[]; loose: PlannerFile[] }

/** Joins what names the same couple: folders first, then the rows of books, then loose files. */
export function gatherRows(files: readonly PlannerFile[], answers: PlannerAnswers): Gathering {
  const { groups, loose } = groupFiles(files)
  const found: Gathering = { rows: [], clients: [], loose: [] }
  for (const group of groups) addGroup(found.rows, group)
  for (const { id, parts } of loose)
    for (const [at, { clients }] of parts.entries())
      for (const client of clients) addClient(found, `${id}:${at}:${client.row}`, client, answers)
  for (const file of loose)
    if (!file.parts.some(({ clients }) => clients.length > 0)) addLoose(found, file, answers)
  return { ...found, rows: found.rows.toSorted((a, b) => firstDay(a).localeCompare(firstDay(b))) }
}

const firstDay = ({ days }: GatheredRow): string => days.flat()[0] ?? '9999'

function addGroup(rows: GatheredRow[], { folder, name, couple, days, files }: FileGroup) {
  const sources = [days, ...daysOfFiles(files)]
  const row = couple
    ? rowOfCouple(rows, couple, sources)
    : add(rows, { key: keyOf(`folder:${folder}`), name, couple: null, isNamed: false })
  row.files.push(...files)
  row.days.push(...sources)
}

const daysOfFiles = (files: readonly PlannerFile[]): IsoDate[][] =>
  files.flatMap(({ parts }) =>
    parts.flatMap(({ day, isOfSeveral }) => (day && !isOfSeveral ? [day.readings] : [])),
  )

const keyOf = (key: string) => key.slice(-ROW_KEY_MAX)

const add = (
  rows: GatheredRow[],
  row: Pick<GatheredRow, 'key' | 'name' | 'couple' | 'isNamed'>,
): GatheredRow => {
  const added = { ...row, days: [], files: [], place: null, phone: null, email: null }
  rows.push(added)
  return added
}

/** The row of a couple: a couple of the same given names with other surnames, or on another day, is another one. */
function rowOfCouple(
  rows: GatheredRow[],
  couple: NamedCouple,
  days: readonly (readonly IsoDate[])[],
): GatheredRow {
  const base = coupleKey(couple)
  const named = days.flat()
  const same = rows.filter((row) => row.couple && coupleKey(row.couple) === base)
  const known = same.find((row) => {
    const theirs = row.days.flat()
    const isOtherDay = named.length > 0 && theirs.length > 0 && !named.some((day) => theirs.includes(day))
    return !areOtherPeople(row.couple!, couple) && !isOtherDay
  })
  if (known) return known
  const key = keyOf(same.length === 0 ? `couple:${base}` : `couple:${base}:${same.length + 1}`)
  return add(rows, { key, name: couple.name, couple, isNamed: true })
}

function addClient(
  { rows, clients }: Gathering,
  key: string,
  client: ListedClient,
  { clients: chosen = {} }: PlannerAnswers,
) {
  const couple = coupleIn(client.couple)
  const day = client.day?.readings ?? []
  const isOfFolder =
    couple !== null && rows.some((row) => row.couple && coupleKey(row.couple) === coupleKey(couple))
  const kind = chosen[key] ?? (isOfFolder ? 'wedding' : kindOf(client, couple))
  const { place, phone, email, guests, status } = client
  if (kind !== 'wedding') {
    const name = couple?.name ?? client.couple
    clients.push({ key, kind, name, email, phone, place, day: day[0] ?? null, guests, status })
    return
  }
  const row = couple
    ? rowOfCouple(rows, couple, [day])
    : add(rows, {
        key: keyOf(`client:${foldText(client.couple)}:${client.row}`),
        name: client.couple,
        couple,
        isNamed: true,
      })
  row.days.push([...day])
  row.place ??= place
  row.phone ??= phone
  row.email ??= email
}

/** A client whose state is unknown has a wedding where the book names a couple or a day. */
function kindOf({ status, day }: ListedClient, couple: NamedCouple | null) {
  const said = status === null ? null : kindOfStatus(status)
  return said ?? (couple !== null || day !== null ? 'wedding' : 'lead')
}

function addLoose({ rows, loose }: Gathering, file: PlannerFile, { files: chosen = {} }: PlannerAnswers) {
  const answer = chosen[file.id]
  const couple = coupleOfFile(file)
  const row =
    answer === undefined
      ? couple
        ? rowOfCouple(rows, couple, daysOfFiles([file]))
        : rows.find((one) => namesCouple(file, one))
      : rows.find(({ key }) => key === answer)
  if (!row || answer === 'out') {
    loose.push(file)
    return
  }
  // A file that was put there by hand stays among those that can be put elsewhere.
  if (answer !== undefined) loose.push(file)
  row.files.push(file)
  row.days.push(...daysOfFiles([file]))
}

/** Whether a file has the given names of a couple among the words of its name: `presupuesto_olga_iker`. */
function namesCouple({ name }: PlannerFile, { couple }: GatheredRow): boolean {
  if (!couple) return false
  const words = foldText(fileOf(name).replace(/[^\p{L}]+/gu, ' ')).split(' ')
  return coupleKey(couple)
    .split('+')
    .every((given) => words.includes(given))
}

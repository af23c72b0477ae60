import { fileOf } from '../imports/names-in-zip.ts'
import { cleanLine } from '../text/clean-text.ts'
import { foldText } from '../text/fold-text.ts'
import type { IsoDate } from '../time/dates.ts'
import { WEDDING_NAME_MAX } from '../weddings/weddings.ts'
import { coupleIn, daysIn, type NamedCouple } from './couple-names.ts'
import type { PlannerFile } from './planner-parts.ts'

/** The files of one wedding by the folder that they lie in; `couple` is `null` where no name says whose it is. */
export type FileGroup = {
  folder: string
  name: string
  couple: NamedCouple | null
  days: IsoDate[]
  files: PlannerFile[]
}

/** Lists that make the folder that they lie in one of a wedding. */
const LISTS = ['guests', 'budget', 'seating', 'agenda', 'tasks']

const KINDS_OF_FOLDERS =
  /^(?:invitad|presupuest|proveedor|factura|contrato|tarea|agenda|mesa|foto|inspiracion|document|guest|budget|vendor|photo|contract|invoice|varios|otros|archivo|plantilla)/

/** The files by their weddings, and those that lie in no folder of one. */
export function groupFiles(files: readonly PlannerFile[]): { groups: FileGroup[]; loose: PlannerFile[] } {
  const tree = readTree(files)
  const groups = new Map<string, FileGroup>()
  const loose: PlannerFile[] = []
  for (const file of files) {
    const path = file.parts.some(({ clients }) => clients.length > 0) ? null : weddingFolder(file, tree)
    if (path === null) {
      loose.push(file)
      continue
    }
    const folder = path.join('/')
    const own = path.at(-1)!
    const known = groups.get(folder)
    if (known) known.files.push(file)
    else
      groups.set(folder, {
        ...{ folder, couple: coupleIn(own), days: daysIn(own), files: [file] },
        name: cleanLine(own.replaceAll('_', ' ')).slice(0, WEDDING_NAME_MAX),
      })
  }
  return { groups: [...groups.values()], loose }
}

const foldersOf = (name: string): string[] => name.split('/').slice(0, -1)

/** The folders of all files: how many of them all lie in, which hold folders of couples, and which hold lists. */
type Tree = { shared: number; holders: Set<string>; listed: Set<string> }

function readTree(files: readonly PlannerFile[]): Tree {
  const paths = files.map(({ name }) => foldersOf(name)).filter((path) => path.length > 0)
  const shared = sharedFolders(paths)
  const holders = new Set(
    paths.flatMap((path) => {
      const couple = path.findLastIndex((folder, at) => at >= shared && coupleIn(folder)?.isSure)
      return path.slice(0, Math.max(0, couple)).map((_, at) => pathTo(path, at))
    }),
  )
  const ofLists = files.filter(({ parts }) => parts.some(({ kind }) => LISTS.includes(kind)))
  const listed = new Set(
    ofLists.flatMap(({ name }) => foldersOf(name).map((_, at) => pathTo(foldersOf(name), at))),
  )
  return { shared, holders, listed }
}

const pathTo = (path: readonly string[], at: number): string => path.slice(0, at + 1).join('/')

/** How many folders all files lie in together; one that is the folder of a single wedding is none of them. */
function sharedFolders(paths: readonly string[][]): number {
  const [first = []] = paths
  let shared = 0
  while (shared < first.length && paths.every((path) => path[shared] === first[shared])) shared += 1
  const named = first.slice(0, shared).findIndex((folder) => coupleIn(folder)?.isSure)
  if (named < 0) return shared
  const below = new Set(
    paths.flatMap((path) => path.slice(named + 1).filter((folder) => coupleIn(folder)?.isSure)),
  )
  return below.size > 1 ? shared : named
}

/** The folder that is the wedding's: of a couple that is sure, of one that may be, or one that holds lists. */
function weddingFolder({ name }: PlannerFile, { shared, holders, listed }: Tree): string[] | null {
  const path = foldersOf(name)
  const couples = path.map((folder, at) => (at < shared ? null : coupleIn(folder)))
  const sure = couples.findIndex((couple) => couple?.isSure)
  const likely = sure >= 0 ? sure : couples.findIndex((couple) => couple !== null)
  if (likely >= 0) return path.slice(0, likely + 1)
  const own = path.findIndex((_, at) => at >= shared && !holders.has(pathTo(path, at)))
  if (own < 0) return null
  const folded = foldText(path[own]!)
  const isNamed = /^(?:boda|wedding|casament)\b/.test(folded) || daysIn(path[own]!).length > 0
  const isWedding = isNamed || (listed.has(pathTo(path, own)) && !KINDS_OF_FOLDERS.test(folded))
  return isWedding ? path.slice(0, own + 1) : null
}

const KIND_WORDS =
  /(?<!\p{L})(?:lista|listado|de|del|la|invitad[oa]s|guests?|guestlist|list|presupuesto|budget|gastos|proveedores|vendors?|mesas|seating|agenda|timeline|escaleta|tareas|tasks|checklist|boda|wedding|final|definitiv[oa]|copia|v\d+)(?!\p{L})/giu

/** The couple that a loose file names: in what it holds, or in its own name. */
export function coupleOfFile({ name, parts }: PlannerFile): NamedCouple | null {
  for (const { couple } of parts) {
    const found = couple === null ? null : coupleIn(couple)
    if (found) return found
  }
  const stem = fileOf(name)
    .replace(/\.[^.]{1,8}$/, '')
    .replaceAll('_', ' ')
  const bare = stem.replace(/\s[-–]\s/g, ' ').replace(KIND_WORDS, ' ')
  const found = coupleIn(bare)
  return found?.isSure ? found : null
}

import type { ImportFileView, ImportPartView, ImportView } from '#contract/import-rows.ts'
import type { PartKind } from '#domain/imports/imports.ts'
import { grouped } from '#domain/lists/grouped.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import type { PartRef } from '../import-refs.ts'

/** A part of a file with where it stands. */
export type PlacedPart = { at: PartRef; fileName: string; view: ImportPartView }

/** A row of the list of what was dropped. */
export type FileRow =
  | { kind: 'problem' | 'arriving'; key: string; file: ImportFileView }
  | { kind: 'part'; key: string; placed: PlacedPart; isOfBook: boolean }
  /** Stands over the parts of a workbook. */
  | { kind: 'book'; key: string; file: ImportFileView }
  /** A downloaded wedding. */
  | { kind: 'archive'; key: string; file: ImportFileView }
  /** Pictures of one folder, or of none. */
  | { kind: 'photos'; key: string; folder: string | null; folders: number; photos: readonly PlacedPart[] }

/** The parts that are most of a wedding come first, and those that are unclear last. */
const ORDER: readonly PartKind[] = [
  'ours',
  'guests',
  'budget',
  'seating',
  'agenda',
  'tasks',
  'photos',
  'contract',
  'document',
  'unknown',
]

/** The rows of what was dropped: problems first, then what is on its way, then what was read, by what it is. */
export function rowsOf(files: readonly ImportFileView[]): FileRow[] {
  const read = files.filter(({ state }) => state === 'read')
  const placed = new Map(read.map((file) => [file, partsOf(file)]))
  const photos = read.flatMap((file) => (isPhoto(file) ? placed.get(file)! : []))
  const groups = photoRows(photos)
  const others = read.filter((file) => !isPhoto(file) && file.parts.length > 0)
  const inOrder = others.toSorted((a, b) => rankOf(a) - rankOf(b))
  const before = inOrder.filter((file) => rankOf(file) < ORDER.indexOf('photos'))
  return [
    ...files.filter(isProblem).map(asRow('problem')),
    ...files.filter(({ state }) => state === 'arriving' || state === 'waiting').map(asRow('arriving')),
    ...before.flatMap((file) => fileRows(file, placed.get(file)!)),
    ...groups,
    ...inOrder.slice(before.length).flatMap((file) => fileRows(file, placed.get(file)!)),
  ]
}

/** A file that was read and has nothing in it says so, too. */
const isProblem = ({ state, parts }: ImportFileView) =>
  state === 'problem' || (state === 'read' && parts.length === 0)

const asRow = (kind: 'problem' | 'arriving') => (file: ImportFileView) => ({ kind, key: file.id, file })

const partsOf = ({ id, name, parts }: ImportFileView): PlacedPart[] =>
  parts.map((view, part) => ({ at: { fileId: id, part }, fileName: name, view }))

const isPhoto = ({ parts }: ImportFileView) => parts.length === 1 && parts[0]!.kind === 'photos'

/** Whether a file is a downloaded wedding, which is opened by itself. */
export const isArchive = ({ parts }: Pick<ImportFileView, 'parts'>): boolean =>
  parts.some(({ kind }) => kind === 'ours')

const rankOf = ({ parts }: ImportFileView) => Math.min(...parts.map(({ kind }) => ORDER.indexOf(kind)))

function fileRows(file: ImportFileView, parts: readonly PlacedPart[]): FileRow[] {
  if (isArchive(file)) return [{ kind: 'archive', key: file.id, file }]
  const isOfBook = parts.length > 1
  const rows = parts.map((placed) => ({ kind: 'part' as const, key: keyOf(placed), placed, isOfBook }))
  return isOfBook ? [{ kind: 'book', key: file.id, file }, ...rows] : rows
}

/** Pictures by the first folder of their names: what was dropped at once, or lay in one ZIP, stands in one row. */
function photoRows(photos: readonly PlacedPart[]): FileRow[] {
  const topOf = ({ fileName }: PlacedPart) => (fileName.includes('/') ? fileName.split('/')[0]! : null)
  return [...grouped(photos, topOf)]
    .toSorted(([a], [b]) => Number(a === null) - Number(b === null))
    .map(([folder, photos]) => ({
      ...{ kind: 'photos', key: `photos:${folder ?? ''}`, folder, photos },
      folders: new Set(photos.map(({ fileName }) => fileName.slice(0, fileName.lastIndexOf('/')))).size,
    }))
}

const keyOf = ({ at: { fileId, part } }: PlacedPart) => `${fileId}:${part}`

/** Whether a question about a row waits for an answer: of its kind, or where loose pictures go. */
export function isAsked(row: FileRow, questions: ImportView['questions']): boolean {
  const key =
    row.kind === 'part'
      ? `kind:${keyOf(row.placed)}`
      : row.kind === 'photos' && row.folder === null
        ? 'loosePhotos'
        : null
  return questions.some((question) => question.key === key && !question.isAnswered)
}

/** `IMG_2231.HEIC y 7 más`. */
export const namesInWords = (photos: readonly PlacedPart[]): string => {
  const first = photos[0]?.fileName.split('/').at(-1) ?? ''
  return photos.length > 1 ? `${first} y ${photos.length - 1} más` : first
}

/** `64 imágenes en 5 carpetas`. */
export function photosInWords({ photos, folder, folders }: Extract<FileRow, { kind: 'photos' }>): string {
  const images = photos.length === 1 ? '1 imagen' : `${formatNumber(photos.length)} imágenes`
  if (folder === null) return images
  return `${images} en ${folders === 1 ? 'una carpeta' : `${formatNumber(folders)} carpetas`}`
}

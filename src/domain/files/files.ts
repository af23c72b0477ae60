import type { Section } from '../members/permissions.ts'
import { withoutInvisibleMarks } from '../text/clean-text.ts'
import { HOUR_SECONDS } from '../time/time.ts'

/**
 * The buckets of spec 7, and those of covers of weddings, copies that people ask for of their data and of weddings, files of
 * planners' books, of their vendors' books, their signed contracts, plans of venues and files that wait to be brought in.
 */
export const BUCKETS = [
  'branding-logos',
  'planner-portfolio',
  'vendor-files',
  'inspiration-images',
  'wedding-covers',
  'data-exports',
  'book-files',
  'vendor-book-files',
  'agreement-files',
  'room-pictures',
  'imports',
  'wedding-exports',
  'planner-imports',
] as const

export type Bucket = (typeof BUCKETS)[number]

/** Files hang on these. */
export const FILE_KINDS = ['vendor', 'guest', 'item', 'task'] as const

export type FileKind = (typeof FILE_KINDS)[number]

/** The section that governs the files of each: who may view it downloads them, who may edit it adds and deletes. */
export const FILE_SECTIONS = {
  vendor: 'vendors',
  guest: 'guests',
  item: 'agenda',
  task: 'tasks',
} as const satisfies Record<FileKind, Section>

export type FileSection<K extends FileKind> = (typeof FILE_SECTIONS)[K]

/** The parameter of an address that opens the files of an item of its page. */
export const FILES_PARAMETER = 'archivos'

/** Seconds a signed link of such a file is valid (spec 9). */
export const ITEM_FILE_LINK_SECONDS = HOUR_SECONDS

/** Bytes of one file of an item (spec 9). */
export const ITEM_FILE_MAX_BYTES = 25 * 1024 * 1024

/** Longest name of a file: 255 bytes as UTF-8, which is what the file systems people download to allow. */
export const FILE_NAME_MAX_BYTES = 255

/** The name of a file of whose own name nothing safe is left. */
export const NAMELESS_FILE = 'archivo'

/** Days on which a file has to be found without a row, without a break, before it is deleted. */
export const ORPHAN_DAYS = 14

/** Days without a cleaning after which those begin anew: the server was off, or an older backup was restored. */
export const ORPHAN_BREAK_DAYS = 2

/**
 * Whether so many files are without a row that rows must be missing, as after a restored backup or with
 * another database: interrupted uploads leave a few, and never the only files there are.
 */
export const areTooManyOrphans = (orphans: number, files: number, rows: number): boolean =>
  rows === 0 || orphans > files / 2 || orphans > Math.min(100, Math.max(10, files / 100))

const RESERVED = /[<>:"/\\|?*]/g

/**
 * The name a file is stored and downloaded under: the part after the last slash or backslash, on one
 * line, without marks that hide or turn text around, without characters that a file system refuses,
 * without dots at either end, at most 255 bytes with its extension kept.
 */
export function safeFileName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1)!
  const line = withoutInvisibleMarks(last)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(RESERVED, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
  return shortened(line || NAMELESS_FILE)
}

/** The same for a name that people gave to something else, such as a folder: its slashes are no path and become hyphens. */
export const fileNameOf = (name: string): string => safeFileName(name.replace(/\s*[/\\]+\s*/g, '-'))

function shortened(name: string): string {
  if (byteLength(name) <= FILE_NAME_MAX_BYTES) return name
  const extension = FILE_ENDING.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - extension.length)
  return withinBytes(stem, FILE_NAME_MAX_BYTES - extension.length).trimEnd() + extension
}

/** The beginning of a text that has so many bytes at most. */
function withinBytes(text: string, max: number): string {
  let kept = ''
  for (const character of text) {
    if (byteLength(kept + character) > max) break
    kept += character
  }
  return kept
}

const byteLength = (text: string) => new TextEncoder().encode(text).length

/** The ending of a name, with its dot. */
export const FILE_ENDING = /\.[a-z0-9]{1,10}$/i

/** A name like the given one that no other file has: `contrato (2).pdf`. */
export function freeFileName(name: string, isTaken: (name: string) => boolean): string {
  const [, stem = name, extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  let free = name
  for (let copy = 2; isTaken(free); copy += 1) {
    const ending = ` (${copy})${extension}`
    free = `${withinBytes(stem, FILE_NAME_MAX_BYTES - byteLength(ending))}${ending}`
  }
  return free
}

/** Bytes of the disk that what is brought in leaves to everything else. */
export const SPARE_BYTES = 512 * 1024 ** 2

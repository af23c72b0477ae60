import { IMPORT_FILES_MAX, IMPORT_NAME_MAX } from '#domain/imports/imports.ts'

/** A file that was dropped or chosen, under its name with the folders that it lay in: `Boda/Flores/ramo.jpg`. */
export type Dropped = { name: string; file: File }

/** As much of the browser's own `FileSystemEntry` as is walked through here. */
export type Entry = {
  isFile: boolean
  isDirectory: boolean
  name: string
  file?: (found: (file: File) => void, failed: (error: unknown) => void) => void
  createReader?: () => { readEntries: EntryReader }
}

type EntryReader = (found: (entries: Entry[]) => void, failed: (error: unknown) => void) => void

/** Files that systems and programs leave beside those of a person. */
const LEFT_BY_SYSTEMS =
  /(^|\/)(__MACOSX\/|\.(DS_Store|localized)$|\._|Thumbs\.db$|desktop\.ini$|~\$|\.~lock\.)/i

const isOfAPerson = ({ name }: Dropped) => !LEFT_BY_SYSTEMS.test(name)

/**
 * Everything in a drop. It is to be asked while the event is handled: the browser forgets the entries afterwards, while the
 * files of a folder are read later.
 */
export function droppedIn({ items, files }: DataTransfer): Promise<Dropped[]> {
  const all = [...items].filter(({ kind }) => kind === 'file')
  const entries = all.flatMap((item) => (item.webkitGetAsEntry() as Entry | null) ?? [])
  return entries.length === all.length ? walk(entries) : Promise.resolve(chosen([...files]))
}

/** Files of a picker: those of a folder have their path within it. */
export const chosen = (files: readonly File[]): Dropped[] =>
  files.map((file) => ({ file, name: nameOf(file.webkitRelativePath || file.name) })).filter(isOfAPerson)

/** All files in folders and beside them, in their order, and one more than an import can have at most. */
export async function walk(entries: readonly Entry[], path = ''): Promise<Dropped[]> {
  const found: Dropped[] = []
  for (const entry of entries) {
    if (found.length > IMPORT_FILES_MAX) break
    found.push(...(await withinEntry(entry, path)))
  }
  return found
}

async function withinEntry(entry: Entry, path: string): Promise<Dropped[]> {
  const name = path + entry.name
  const { createReader, file: open } = entry
  if (entry.isDirectory && createReader) return walk(await entriesOf(createReader.call(entry)), `${name}/`)
  if (!open || LEFT_BY_SYSTEMS.test(name)) return []
  const file = await new Promise<File>((resolve, reject) => open.call(entry, resolve, reject))
  return [{ file, name: nameOf(name) }]
}

/** A folder tells its entries in parts of about a hundred, and an empty one at the end. */
async function entriesOf(reader: { readEntries: EntryReader }): Promise<Entry[]> {
  const all: Entry[] = []
  while (all.length <= IMPORT_FILES_MAX) {
    const part = await new Promise<Entry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (part.length === 0) break
    all.push(...part)
  }
  return all
}

/** The end of a path that is too long stays: the file and the folders next to it. */
const nameOf = (path: string) => path.toWellFormed().normalize('NFC').slice(-IMPORT_NAME_MAX)

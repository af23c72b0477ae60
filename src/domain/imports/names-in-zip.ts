import { cleanLine } from '../text/clean-text.ts'

/** Longest path of a file in a ZIP that is kept, in characters. */
const NAME_MAX = 400

/** Files that systems and programs put beside those of people. */
const OF_SYSTEMS = /^(?:\.ds_store|thumbs\.db|desktop\.ini|~\$.*|\._.*|\.localized)$/i
const FOLDERS_OF_SYSTEMS = /^(?:__macosx|\.git|\.svn|\$recycle\.bin)$/i

/** Previews and settings of a document of Numbers that is a folder; its rows are in a ZIP of their own. */
const OF_DOCUMENT = /\.numbers\/(?!Index\.zip$)/i

/**
 * The name of a file in a ZIP with the folders that it lies in, clean and leading nowhere else; `null` for folders,
 * and for what a system put there.
 */
export function nameInZip(path: string): string | null {
  const parts = path.replaceAll('\\', '/').split('/')
  if (parts.at(-1) === '') return null
  const clean = parts.map((part) => cleanLine(part)).filter((part) => !/^(?:\.{0,2}|[a-z]:)$/i.test(part))
  const file = clean.at(-1)
  if (file === undefined || OF_SYSTEMS.test(file)) return null
  if (OF_DOCUMENT.test(clean.join('/'))) return null
  return clean.some((part) => FOLDERS_OF_SYSTEMS.test(part)) ? null : clean.join('/').slice(-NAME_MAX)
}

/** The folder that a file lies in, by its name with folders; `null` for none. */
export const folderOf = (name: string): string | null => name.split('/').at(-2) ?? null

/** A file of a name with folders. */
export const fileOf = (name: string): string => name.split('/').at(-1)!

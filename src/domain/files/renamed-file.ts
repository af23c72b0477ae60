import { withoutInvisibleMarks } from '../text/clean-text.ts'
import { FILE_ENDING, safeFileName } from './files.ts'

/**
 * The name that a person gives to a file that has one, safe as `safeFileName` makes it. Its ending stays, as programs
 * know by it how to open it; `null` when nothing is left of the name before it.
 */
export function renamedFile(given: string, before: string): string | null {
  const [ending = ''] = FILE_ENDING.exec(before) ?? []
  const typed = withoutInvisibleMarks(given.toWellFormed()).trim()
  const stem = typed.toLowerCase().endsWith(ending.toLowerCase())
    ? typed.slice(0, typed.length - ending.length)
    : typed
  return /[\p{L}\p{N}]/u.test(stem) ? safeFileName(stem.replace(/[/\\]/g, '-') + ending) : null
}

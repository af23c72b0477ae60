import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The built single-page app: the folder of its files and the page every one of its routes answers with. */
export type BuiltApp = { folder: string; html: string }

/** Reads the result of the build; throws when it is missing. */
export function readBuiltApp(folder: string): BuiltApp {
  return { folder, html: readFileSync(join(folder, 'index.html'), 'utf8') }
}

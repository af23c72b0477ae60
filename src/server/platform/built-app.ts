import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The built single-page app: the folder of its files, the page every one of its routes answers with, and the
 * scripts that a route needs beside those of the page, by the route's pattern (`/app/couple/:wid/guests`).
 */
export type BuiltApp = {
  folder: string
  html: string
  scripts: ReadonlyMap<string, readonly string[]>
  /** The first screen after a sign-in needs these: scripts and style sheets of the page and of the homes. */
  firstFiles: readonly string[]
}

/** A person is led to one of these after signing in. */
const HOMES = ['/app/couple', '/app/couple/:wid', '/app/planner/:pid']

/** Reads the result of the build; throws when it is missing. */
export function readBuiltApp(folder: string): BuiltApp {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const named = page.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)
  const ofPage = Array.from(named, ([, file]) => file!)
  const scripts = scriptsByRoute(manifest, new Set(ofPage))
  const firstFiles = [...ofPage, ...HOMES.flatMap((home) => scripts.get(home) ?? [])]
  return { folder, html: withStyles(page, folder), scripts, firstFiles: [...new Set(firstFiles)] }
}

const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)"[^>]*>/g

/**
 * The page with its style sheet in it: nothing is painted before the styles, and a file would be one round trip more.
 * It stands at the end of the head, so that the scripts and fonts that the page names are asked for first. The link
 * stays, disabled, so that it is not fetched: a part that is loaded later finds its style sheet there, instead
 * of adding it a second time, for which the browser would compute all styles of the page anew.
 */
function withStyles(page: string, folder: string): string {
  const sheets = Array.from(
    page.matchAll(STYLE_SHEET),
    ([link, file]) =>
      `<style>${readFileSync(join(folder, file!), 'utf8')}</style>${link.replace('<link', '<link disabled')}`,
  )
  return page.replace(STYLE_SHEET, '').replace('</head>', () => `${sheets.join('')}</head>`)
}

type Manifest = Record<string, { file: string; imports?: string[] }>

/** `routes/app/couple/$wid/guests.tsx?tsr-split=component`: the part of a route file that draws its screen. */
const SCREEN = /^routes(\/.*)\.tsx\?tsr-split=component$/

/** The scripts of each screen that its page does not name: its own, those of its layouts, and what they import. */
function scriptsByRoute(manifest: Manifest, ofPage: ReadonlySet<string>): Map<string, string[]> {
  const screens = new Map<string, string>()
  for (const key of Object.keys(manifest)) {
    const path = SCREEN.exec(key)?.[1]
    if (path) screens.set(path, key)
  }
  const scripts = new Map<string, string[]>()
  for (const [path, key] of screens) {
    if (path.endsWith('/route')) continue
    const folders = path.split('/').map((_, at, parts) => `${parts.slice(0, at).join('/')}/route`)
    const layouts = folders.flatMap((folder) => screens.get(folder) ?? [])
    const keys = [...layouts, key].flatMap((each) => [...withImports(manifest, each)])
    const files = new Set(keys.map((each) => `/${manifest[each]!.file}`))
    const pattern = path.replace(/\/index$/, '').replaceAll('$', ':')
    scripts.set(
      pattern,
      [...files].filter((file) => !ofPage.has(file)),
    )
  }
  return scripts
}

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, found)
  return found
}

import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

/** Bytes of a script before compression by where they come from: a package, or a folder of the app. */
type Shares = Map<string, number>

/**
 * Measures the bytes that each screen of the app loads, by package and by the pattern of its route, from a build with
 * source maps beside the one that is measured.
 */
export async function bytesByPackage(): Promise<(pattern: string) => [from: string, bytes: number][]> {
  const folder = mkdtempSync(join(tmpdir(), 'azahar-pages-'))
  try {
    const outDir = join(folder, 'app')
    await build({ logLevel: 'silent', build: { outDir, sourcemap: true } })
    const { readBuiltApp } = await import('#server/platform/built-app.ts')
    const { html, scripts } = readBuiltApp(outDir)
    const ofPage = Array.from(html.matchAll(/\b(?:src|href)="(\/assets\/[^"]+\.js)"/g), ([, file]) => file!)
    const files = new Set([...ofPage, ...[...scripts.values()].flat()])
    const shares = new Map([...files].map((file) => [file, sharesOf(join(outDir, file))]))
    return (pattern) =>
      sum([...new Set([...ofPage, ...(scripts.get(pattern) ?? [])])].map((file) => shares.get(file)!))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A file that only passes on what others export has no map. */
function sharesOf(file: string): Shares {
  if (!existsSync(`${file}.map`)) return new Map([['(none)', statSync(file).size]])
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  const shares: Shares = new Map()
  for (const [number, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(number, column)
      const from = 'originalSource' in entry ? originOf(entry.originalSource) : '(none)'
      shares.set(from, (shares.get(from) ?? 0) + 1)
    }
  }
  return shares
}

/** `…/node_modules/@tanstack/query-core/build/x.js` is `@tanstack/query-core`, `…/src/app/areas/guests/x.ts` is `src/app/areas`. */
function originOf(source: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  if (name) return name
  const folders = /(?:^|\/)src\/(.*)\//.exec(source)?.[1]?.split('/') ?? []
  return `src/${folders.slice(0, 2).join('/')}`
}

function sum(all: Shares[]): [string, number][] {
  const total: Shares = new Map()
  for (const shares of all)
    for (const [from, bytes] of shares) total.set(from, (total.get(from) ?? 0) + bytes)
  return [...total].sort(([, a], [, b]) => b - a)
}

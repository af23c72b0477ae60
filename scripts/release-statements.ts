// Makes the fixture of what a release asks of the database, of a recording (docs/upgrading.md):
//   RECORD_STATEMENTS=/tmp/asked npx vitest run tests/api && npx tsx scripts/release-statements.ts /tmp/asked
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fingerprint, loadModule, parseSync } from 'libpg-query'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: tsx scripts/release-statements.ts FOLDER')
await loadModule()

/** Statements that read or write rows; those that differ in values or in the length of a list are one. */
async function distinct(texts: Iterable<string>): Promise<string[]> {
  const found = new Map<string, string>()
  for (const text of texts) {
    if (!isOfRows(text)) continue
    const key = await fingerprint(text)
    const known = found.get(key)
    if (!known || text.length < known.length) found.set(key, text)
  }
  return [...found.values()].sort()
}

function isOfRows(text: string): boolean {
  const { stmts = [] } = parseSync(text)
  const [kind] = Object.keys(stmts[0]?.stmt ?? {})
  return stmts.length === 1 && /^(Select|Insert|Update|Delete|Merge)Stmt$/.test(kind ?? '')
}

const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
const release = {
  all: await distinct(files.flatMap(({ all }) => all)),
  published: await distinct(files.flatMap(({ published }) => published)),
}
writeFileSync('tests/fixtures/upgrades/statements.json.gz', gzipSync(JSON.stringify(release), { level: 9 }))
console.log(`${release.all.length} statements, and ${release.published.length} of those who see no drafts`)

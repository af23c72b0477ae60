// npm run check:advisories -- FILE [--accept ID …] — compares the packages of package-lock.json with advisories in the
// OSV format: `all.zip` of the npm ecosystem as osv.dev gives it, a folder of its files, one of them, or a JSON array.
// Nothing is fetched. Ends with 1 when a package is affected by an advisory that is not accepted.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findAffected, lockedPackages } from './advisories/affected-packages.ts'
import { readAdvisories } from './advisories/read-advisories.ts'

const root = resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'string', multiple: true, default: [] } },
})
const [file] = positionals
if (!file) {
  console.error('Which advisories? npm run check:advisories -- all.zip')
  process.exit(2)
}

const advisories = await readAdvisories(file)
if (advisories.length === 0) {
  console.error(`${file} has no advisory about a package of npm`)
  process.exit(2)
}
const packages = lockedPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
const newest = advisories.map(({ modified }) => modified).reduce((a, b) => (a > b ? a : b))
console.log(
  `${packages.length} packages, ${advisories.length} advisories, the newest of ${newest.slice(0, 10)}`,
)

for (const { package: one, advisory, fixed } of findAffected(packages, advisories)) {
  const isAccepted = [advisory.id, ...(advisory.aliases ?? [])].some((id) => values.accept.includes(id))
  if (!isAccepted) process.exitCode = 1
  const cure = fixed ? `fixed in ${fixed}` : 'not fixed yet'
  const words = [one.isDev ? 'development' : 'production', advisory.severity, isAccepted && 'accepted']
  console.log(
    `${one.name} ${one.version} (${words.filter(Boolean).join(', ')}): ${advisory.id} ${advisory.summary}; ${cure}`,
  )
}
if (!process.exitCode) console.log('No package is affected by an advisory that is not accepted.')

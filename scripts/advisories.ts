// npm run check:advisories -- FILE [--accept ID …] — compares the packages of package-lock.json with advisories in the
// OSV format: `all.zip` of the npm ecosystem as osv.dev gives it, a folder of its files, one of them, or a JSON array.
// Nothing is fetched. Ends with 1 when a package is affected by an advisory that is not accepted.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findAffected, lockedPackages } from './advisories/affected-packages.ts'
import { readAdvisories } from './advisories/read-advisories.ts'

const root = resolve(import.meta.dirname, '..')
const { file, accepted } = readWords()

// A file that cannot be read is no finding: it ends with 2.
const advisories = await readAdvisories(file).catch((error: Error) => {
  console.error(`${file} cannot be read as advisories (${error.message.split('\n')[0]})`)
  process.exit(2)
})
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
  const isAccepted = [advisory.id, ...(advisory.aliases ?? [])].some((id) => accepted.includes(id))
  if (!isAccepted) process.exitCode = 1
  const cure = fixed ? `fixed in ${fixed}` : 'not fixed yet'
  const words = [one.isDev ? 'development' : 'production', advisory.severity, isAccepted && 'accepted']
  console.log(
    `${one.name} ${one.version} (${words.filter(Boolean).join(', ')}): ${advisory.id} ${advisory.summary}; ${cure}`,
  )
}
if (!process.exitCode) console.log('No package is affected by an advisory that is not accepted.')

function readWords(): { file: string; accepted: string[] } {
  const options = { accept: { type: 'string', multiple: true, default: [] as string[] } } as const
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [file, ...more] = positionals
    if (file && more.length === 0)
      return { file: resolve(process.env['INIT_CWD'] ?? '', file), accepted: values.accept }
  } catch {}
  console.error('Which advisories? npm run check:advisories -- all.zip [--accept ID …]')
  process.exit(2)
}

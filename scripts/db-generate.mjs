// Writes the migration that brings the tables to the schema, and keeps the newest snapshot only: each weighs as much
// as a hundred files of code, and the next migration is compared with the newest alone.
import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'

const META = 'src/db/migrations/meta'

execFileSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' })
const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'))
for (const name of snapshots.sort().slice(0, -1)) rmSync(`${META}/${name}`)

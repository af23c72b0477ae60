import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Obstacle, root, runNpm } from './command.mjs'
import { exclusively } from './exclusively.mjs'

const stamp = join(root, 'dist/.azahar-build')
const sources = [
  'src',
  'scripts/vite',
  'vite.config.ts',
  'vite.server.config.ts',
  'package.json',
  'package-lock.json',
]

/** Builds the app and the server unless what is in dist was made from these very files. */
export async function buildIfStale() {
  if (isStamped(fingerprint())) return
  await exclusively(async () => {
    const state = fingerprint()
    if (isStamped(state)) return
    rmSync(stamp, { force: true })
    await build()
    writeFileSync(stamp, state)
  })
}

async function build() {
  try {
    await runNpm('Building', ['run', 'build'])
  } catch (error) {
    throw new Obstacle(`${error.message}\nThe build failed: see above.`)
  }
}

function isStamped(state) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === state
}

/** Paths, sizes and times of everything the build reads; it writes the *.gen.ts itself. */
function fingerprint() {
  const hash = createHash('sha256').update(process.versions.node)
  const visit = (path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false })
    if (stats?.isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`)
    } else if (stats && !/\.(test\.tsx?|gen\.ts)$/.test(path)) {
      hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`)
    }
  }
  sources.forEach(visit)
  return hash.digest('hex')
}

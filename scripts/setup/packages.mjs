import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Obstacle, root, runNpm } from './command.mjs'
import { exclusively } from './exclusively.mjs'

const stamp = join(root, 'node_modules/.azahar-packages')

/** Installs the packages of package-lock.json unless exactly those are there already. */
export async function installIfStale() {
  if (isStamped()) return
  await exclusively(async () => {
    if (isStamped()) return
    if (!matchesLock()) await install()
    writeFileSync(stamp, lockHash())
  })
}

async function install() {
  try {
    await runNpm('Installing packages (about a minute the first time)', ['ci', '--include=dev'])
  } catch (error) {
    throw new Obstacle(
      `${error.message}\nThe packages could not be installed: see above, then try again with npm ci.`,
    )
  }
}

function isStamped() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/** A developer may have run npm by hand; npm leaves a list of what it installed. */
function matchesLock() {
  const list = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages
  const { '': _project, ...wanted } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  ).packages
  const sameVersion = (path) => installed[path]?.version === wanted[path]?.version
  const required = Object.keys(wanted).filter((path) => !wanted[path].optional)
  return required.every(sameVersion) && Object.keys(installed).every(sameVersion)
}

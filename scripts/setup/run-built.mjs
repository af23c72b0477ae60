import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Obstacle, root } from './command.mjs'
import { checkNode } from './node-version.mjs'

/** Runs a program of the build. A version of Node.js that will not do, and packages that are missing, are one line. */
export async function runBuilt(name) {
  process.env.NODE_ENV ||= 'production'
  try {
    checkNode(process.versions.node)
    await import(`../../dist/server/${name}.js`)
  } catch (error) {
    const obstacle = error.code === 'ERR_MODULE_NOT_FOUND' ? missing(error) : error
    if (!(obstacle instanceof Obstacle)) throw error
    console.error(`Error: ${obstacle.message}`)
    process.exit(1)
  }
}

function missing(error) {
  if (!existsSync(join(root, 'dist/server/main.js')))
    return new Obstacle(`There is no build in ${root}: run npm run build there.`)
  const [, name] = /^Cannot find package '([^']+)'/.exec(error.message) ?? []
  return name ? new Obstacle(`The package ${name} is missing: run npm ci --omit=dev in ${root}.`) : error
}

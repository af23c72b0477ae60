import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The oldest of two lines that `engines` of package.json allows, and one that is current. */
export const NODE_VERSIONS = ['20.19.0', '22.12.0', '24.21.0'] as const

/** The program of a version of Node.js from the registry of packages; `null` where it cannot be had. */
export function findNode(version: string): string | null {
  const folder = join(tmpdir(), `azahar-node-${version}`)
  const name = `node-${process.platform}-${process.arch}`
  const program = join(folder, 'node_modules', name, 'bin/node')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  try {
    const words = [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--fetch-retries=1',
      `${name}@${version}`,
    ]
    execFileSync('npm', [...words, '--prefix', folder], { stdio: 'ignore', timeout: 120_000 })
  } catch {
    return null
  }
  return program
}

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Something the person at the console has to know or do; shown as its message alone. */
export class Obstacle extends Error {}

/** Announces a step, runs it quietly and rejects with all it said when it fails. The standard output is left to what follows. */
export async function runQuietly(announcement, file, args, env = {}) {
  console.error(announcement)
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', resolve)
  })
  if (code !== 0) throw new Obstacle(said.trim() || `${file}: ${code}`)
}

export function runNpm(announcement, args) {
  // Under `npm start` this is the very npm that runs us; otherwise the one on the search path.
  const cli = process.env.npm_execpath
  const all = [...args, '--loglevel=error', '--no-audit', '--no-fund']
  if (cli?.endsWith('npm-cli.js')) return runQuietly(announcement, process.execPath, [cli, ...all])
  return runQuietly(announcement, 'npm', all)
}

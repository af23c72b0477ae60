import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProgram, onSearchPath } from '../../../scripts/setup/programs.mjs'
import { end } from '../database/owner-process.ts'

/** The proxy of the drills: CADDY_PATH, else the one installed on this system. */
const findCaddy = () =>
  process.env['CADDY_PATH'] ?? onSearchPath(['caddy'], ['/usr/bin', '/usr/local/bin']).find(isProgram)

export const CAN_USE_CADDY = findCaddy() !== undefined

/** Caddy with the configuration of `ops`, without TLS, in front of servers at some ports. */
export async function startCaddy(port: number, serverPorts: number[]) {
  const folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  const site = readFileSync('ops/Caddyfile', 'utf8')
    .replace(/^your\.domain \{/m, `http://127.0.0.1:${port}, http://localhost:${port} {`)
    .replace(/(127\.0\.0\.1:300\d ?)+/, `${serverPorts.map((each) => `127.0.0.1:${each}`).join(' ')} `)
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  const caddy = spawn(findCaddy()!, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  })
  await untilAnswers(`http://127.0.0.1:${port}/healthz`, caddy)
  return {
    async stop() {
      // At once: it would wait for connections that clients keep open.
      await end(caddy, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilAnswers(url: string, caddy: ChildProcess): Promise<void> {
  while (caddy.exitCode === null) {
    if ((await fetch(url).catch(() => null))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Caddy ended with ${caddy.exitCode}`)
}

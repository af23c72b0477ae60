import { spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { invocation } from './account.ts'
import { program } from './binaries.ts'
import { clusterFolder } from './cluster.ts'
import { type Endpoint, endpointArguments } from './endpoint.ts'
import type { PostgresInstallation } from './installation.ts'

export type Launch = { exited: Promise<void>; hasExited: boolean; lastWords: () => string }

const settings = {
  max_connections: '100',
  shared_buffers: '128MB',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  log_checkpoints: 'off',
  // The log must not repeat what people typed: the server reports failed statements to us, and we log them without values.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
}

/** Starts the server in a session of its own, so that Ctrl-C at the console reaches it through our orderly stop only. */
export function launchPostmaster(
  installation: PostgresInstallation,
  endpoint: Endpoint,
  durable: boolean,
): Launch {
  const logFile = join(installation.folder, 'server.log')
  if (existsSync(logFile) && statSync(logFile).size > 5_000_000) renameSync(logFile, `${logFile}.1`)
  const output = openSync(logFile, 'a', 0o600)
  const { owner } = installation.account
  if (owner) chownSync(logFile, owner.uid, owner.gid)
  const start = statSync(logFile).size
  const safety = durable ? 'on' : 'off'
  const all = { ...settings, fsync: safety, synchronous_commit: safety }
  const { file, args, identity } = invocation(
    installation.account,
    program(installation.binaries, 'postgres'),
    [
      ...['-D', clusterFolder(installation)],
      ...endpointArguments(endpoint),
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
  )
  const child = spawn(file, args, {
    ...identity,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  let failure = ''
  const launch: Launch = {
    hasExited: false,
    exited: new Promise((resolve) => {
      child.once('error', (error) => {
        failure = error.message
        resolve()
      })
      child.once('exit', () => resolve())
    }),
    lastWords: () => failure || complaint(readFileSync(logFile).subarray(start).toString()),
  }
  launch.exited.then(() => {
    launch.hasExited = true
  })
  return launch
}

/** The line that says why the server gave up, without its time and process number. */
function complaint(log: string): string {
  const line =
    log.split('\n').find((text) => /FATAL|PANIC|error/.test(text)) ?? log.trim().split('\n').at(-1) ?? ''
  return line.replace(/^.*?(FATAL|PANIC): +/, '')
}

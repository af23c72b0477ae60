import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

const script = fileURLToPath(new URL('./postgres-owner.ts', import.meta.url))

export type Owner = { child: ChildProcess; address: string }

/** Starts a process that owns the embedded PostgreSQL of `dataDir`. */
export function launchOwner(dataDir: string, sharedFolder: string, path = process.env['PATH']): ChildProcess {
  const args = ['--import', import.meta.resolve('tsx'), script, dataDir, sharedFolder]
  return spawn(process.execPath, args, {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Resolves when the database is ready; rejects with what the process wrote when it ends instead. */
export async function untilReady(child: ChildProcess): Promise<Owner> {
  const complaints = collect(child.stderr!)
  const ended = once(child, 'close').then(() => {
    throw new Error(complaints().trim())
  })
  const [address] = await Promise.race([until(child.stdout!, /^postgresql:.*$/m), ended])
  return { child, address: address! }
}

/** Sends the signal and resolves with the exit code, or null for a process that was killed. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exited = once(child, 'exit')
  child.kill(signal)
  const [code] = await exited
  return code
}

/** Resolves when the stream has said something that matches. */
export function until(stream: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  let text = ''
  return new Promise((resolve) => {
    stream.on('data', (chunk) => {
      text += chunk
      const match = pattern.exec(text)
      if (match) resolve(match)
    })
  })
}

export async function query(address: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

function collect(stream: Readable): () => string {
  let text = ''
  stream.on('data', (chunk) => {
    text += chunk
  })
  return () => text
}

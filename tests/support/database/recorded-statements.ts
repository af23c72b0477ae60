import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OnStatement } from '#db/measure-statements.ts'

/** The folder that is to have what the app asks of the database while tests run (docs/upgrading.md). */
const FOLDER = process.env['RECORD_STATEMENTS']

const recorded = { all: new Set<string>(), published: new Set<string>() }

/** Notes each statement that succeeds on connections of this sight, if a recording was asked for. */
export function recorder(sight: keyof typeof recorded): OnStatement | null {
  if (!FOLDER) return null
  return (sent) => (failed) => {
    const text = typeof sent === 'string' ? sent : (sent as { text?: string }).text
    if (text && !failed) recorded[sight].add(text)
  }
}

/** Writes down what this process has noted so far. */
export function saveRecording(): void {
  if (!FOLDER) return
  mkdirSync(FOLDER, { recursive: true })
  const { all, published } = recorded
  writeFileSync(
    join(FOLDER, `${process.pid}.json`),
    JSON.stringify({ all: [...all], published: [...published] }),
  )
}

import { readFile } from 'node:fs/promises'
import type { FileReading, ReadingChoices } from '#domain/imports/imports.ts'
import { partsOfContent } from '#domain/imports/parts-of-content.ts'
import { problemOfRefusal } from '#domain/imports/reading-problems.ts'
import { FileRefused } from '#readers/file-refused.ts'
import { readContent } from '#readers/read-content.ts'
import type { Ready } from '../workers/worker-process.ts'

/** The parent asks for one file at a time. */
export type ReadingRequest = { path: string; name: string; choices: ReadingChoices }

// The child process of `file-reader.ts`.
process.on('message', async (request: ReadingRequest) => {
  process.send!(await readWhole(request).catch(failed))
})
process.once('disconnect', () => process.exit())
process.send!('ready' satisfies Ready)

async function readWhole({ path, name, choices }: ReadingRequest): Promise<FileReading> {
  const bytes = new Uint8Array(await readFile(path))
  const parts = partsOfContent(await readContent(bytes, name), name, choices)
  return { kind: 'parts', parts }
}

/** A reader throws errors of its own when a file is not what it says it is. */
const failed = (error: unknown): FileReading => ({
  kind: 'problem',
  problem: error instanceof FileRefused ? problemOfRefusal(error.refusal.code) : 'DAMAGED',
})

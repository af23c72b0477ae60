import type { FileReading } from '#domain/imports/imports.ts'
import { Outage } from '../outage.ts'
import { createWorkerProcess, isFailure } from '../workers/worker-process.ts'
import type { ReadingRequest } from './reading-worker.ts'

/** Milliseconds that the reading of a file may take; most need one second. */
export const READING_LIMITS = {
  fileMs: 60_000,
  /** Files that wait for their turn; one more is refused. */
  waiting: 200,
}

/** Processes that read, at most. */
const PROCESSES = 2

const PROGRAM = {
  source: new URL('./reading-worker.ts', import.meta.url),
  name: 'reading-worker',
  memoryMb: 768,
}

/** Reads files of any kind, a few at a time. */
export type FileReader = {
  /** Reads a file on this machine. Throws `OVERLOADED` when too many wait. */
  read(request: ReadingRequest): Promise<FileReading>
  close(): Promise<void>
}

/**
 * Reads in processes of their own with low priority and little memory: a file that takes too long, or too much, ends
 * its process and not the server.
 */
export function createFileReader(limits = READING_LIMITS): FileReader {
  const processes = Array.from({ length: PROCESSES }, () => ({
    worker: createWorkerProcess<ReadingRequest>(PROGRAM, limits.fileMs),
    asked: 0,
  }))
  return {
    async read(request) {
      const free = processes.reduce((best, one) => (one.asked < best.asked ? one : best))
      if (free.worker.waiting >= limits.waiting) throw new Outage('OVERLOADED', undefined)
      free.asked += 1
      try {
        const reply = await free.worker.ask<FileReading>(request)
        if (!isFailure(reply)) return reply
        return { kind: 'problem', problem: reply === 'late' ? 'TOOK_TOO_LONG' : 'NOT_READ' }
      } finally {
        free.asked -= 1
      }
    },
    async close() {
      await Promise.all(processes.map(({ worker }) => worker.close()))
    },
  }
}

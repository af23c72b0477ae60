import { EXPORT_MAKING_MS, type ExportStep, exportProgress } from '#domain/exports/exports.ts'
import { SECOND_MS } from '#domain/time/time.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { ExportEnded } from './export-ended.ts'
import { type ExportKey, noteExport } from './making.commands.ts'

/** Notes how far a copy is, once a second, and ends it when it was stopped, takes too long or the process stops. */
export class ExportProgress {
  readonly #deps: Pick<JobDeps, 'db' | 'clock'>
  readonly #key: ExportKey
  readonly #begunAt: Date
  readonly #signal: AbortSignal
  #files = 0
  #bytes = 0
  #notedAt = Number.NEGATIVE_INFINITY

  constructor(deps: Pick<JobDeps, 'db' | 'clock'>, key: ExportKey, begunAt: Date, signal: AbortSignal) {
    this.#deps = deps
    this.#key = key
    this.#begunAt = begunAt
    this.#signal = signal
  }

  /** The files that there will be, and their bytes. */
  expect(files: number, bytes: number): void {
    this.#files = files
    this.#bytes = bytes
  }

  async begin(step: Exclude<ExportStep, 'files'>): Promise<void> {
    await this.#note(step, step === 'storing' ? this.#files : 0, 0)
  }

  async filesDone(files: number, bytes: number): Promise<void> {
    if (performance.now() < this.#notedAt + SECOND_MS) return this.#signal.throwIfAborted()
    await this.#note('files', files, bytes)
  }

  async #note(step: ExportStep, filesDone: number, bytes: number): Promise<void> {
    const { db, clock } = this.#deps
    this.#signal.throwIfAborted()
    if (clock.now().getTime() > this.#begunAt.getTime() + EXPORT_MAKING_MS) throw new ExportEnded('TOO_SLOW')
    const progress = exportProgress(step, bytes, this.#bytes)
    const noted = { step, progress, filesDone, filesTotal: this.#files }
    if (!(await noteExport({ db, clock }, this.#key, noted))) throw new ExportEnded('stopped')
    this.#notedAt = performance.now()
  }
}

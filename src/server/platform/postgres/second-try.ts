import { codeOfDatabase, REFERS_TO_NOTHING } from './error-code.ts'

/**
 * A row that was read went before it was referred to, or PostgreSQL ended one of several transactions that
 * waited for each other (40001, 40P01). All was taken back, and a second try finds things as they are now.
 */
const OVERTAKEN = new Set<unknown>([REFERS_TO_NOTHING, '40001', '40P01'])

/** Runs a call once more when other calls overtook it; a second failure stands, as its cause is not the time. */
export async function withSecondTry<Output>(run: () => Promise<Output>): Promise<Output> {
  try {
    return await run()
  } catch (error) {
    if (!OVERTAKEN.has(codeOfDatabase(error))) throw error
    return run()
  }
}

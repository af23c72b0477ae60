import type { Found } from '#server/platform/doctor/finding.ts'

const SIGNS = { ok: '✓', wrong: '✕', skipped: '–' } as const

/** A line each, with what helps where something is wrong. */
export const describeFindings = (found: readonly Found[]): string =>
  found
    .map((one) => {
      const line = `${SIGNS[one.state]} ${one.check}: ${one.said}`
      return one.state === 'wrong' ? `${line} → ${one.cure}` : line
    })
    .join('\n')

/** The same for programs. */
export const findingsAsJson = (found: readonly Found[]): string =>
  JSON.stringify({ ok: isWell(found), findings: found }, null, 2)

/** Whether nothing is wrong. */
export const isWell = (found: readonly Found[]): boolean => found.every(({ state }) => state !== 'wrong')

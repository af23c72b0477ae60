import { describe, expect, it } from 'vitest'
import { RETENTION, type RetentionRule } from '#domain/operation/retention-rules.ts'
import type { Job } from '#server/core/jobs/job.ts'
import { JOBS } from '#server/entry/jobs/registry.ts'
import { textOf } from '../../support/contract/text-of.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
const rules: RetentionRule[] = Object.values(RETENTION)

describe('how long everything is kept', () => {
  it('is said in the privacy policy, line by line', async () => {
    const page = textOf(await (await app.fetch('/privacidad')).text()).replace(/\s+/g, ' ')
    for (const { what, until } of rules) {
      expect(page).toContain(what)
      expect(page).toContain(until)
    }
  })

  it('names jobs that run by themselves', () => {
    const jobs: Record<string, Job> = JOBS
    for (const { job, what } of rules) if (job) expect(jobs[job]?.cron, what).toEqual(expect.any(String))
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { OPERATOR_EMAIL } from '../../support/accounts/operator.ts'
import { type FuzzReport, runFuzz } from '../../support/fuzz/run-fuzz.ts'
import { useTestApp } from '../../support/test-app.ts'

/** `npm run fuzz` sends 20,000. */
const SENT = 600

describe(`${SENT} requests that are made from the OpenAPI document`, () => {
  const app = useTestApp({ operatorEmails: [OPERATOR_EMAIL] })
  let report: FuzzReport

  beforeAll(async () => {
    report = await runFuzz(app, { seed: 36, count: SENT, together: 4 })
  })

  it('are answered, none with 5xx, and refused as the document says', () => {
    expect(report.faults).toEqual([])
  })

  it('reach what they are about: many do what they ask for, and most statuses come up', () => {
    expect(report.succeeded.size).toBeGreaterThan(60)
    expect(Object.keys(report.statuses)).toEqual(
      expect.arrayContaining(['200', '201', '400', '401', '403', '404', '409', '422']),
    )
  })
})

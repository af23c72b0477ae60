import { Agent } from 'node:http'
import fc from 'fast-check'
import type { TestApp } from '../test-app.ts'
import { type ApiDocument, operationsOf } from './api-document.ts'
import { apiRequests, type FuzzRequest } from './api-requests.ts'
import { faultOf } from './fault-of.ts'
import { FuzzPeople } from './fuzz-people.ts'
import { KnownRows } from './known-rows.ts'
import { SchemaValues } from './schema-values.ts'
import { type Received, send } from './send.ts'

/** Some requests sign out or remove what the others are about. */
const BATCH = 50

type Fuzzed = Pick<TestApp, 'fetch' | 'db' | 'port'>
type Options = { seed: number; count: number; together: number; onBatch?: (sent: number) => unknown }

/** A request whose answer breaks a promise of the API, and all that is needed to send it again. */
export type Fault = { what: string; operation: string; request: string; answer: string }

export type FuzzReport = {
  sent: number
  statuses: Record<string, number>
  /** The operations that answered at least once with success. */
  succeeded: Set<string>
  faults: Fault[]
}

/** Sends requests that are made from the app's own OpenAPI document: the same ones for the same seed. */
export async function runFuzz(app: Fuzzed, { seed, count, together, onBatch }: Options): Promise<FuzzReport> {
  const document: ApiDocument = JSON.parse(await (await app.fetch('/api/openapi.json')).text())
  const operations = operationsOf(document)
  const rows = new KnownRows(operations)
  const people = new FuzzPeople(app, rows)
  const requests = apiRequests(operations, new SchemaValues(document.components.schemas))
  const report: FuzzReport = { sent: 0, statuses: {}, succeeded: new Set(), faults: [] }
  const agent = new Agent({ keepAlive: true, maxSockets: together })

  async function one({ path, body, ...request }: FuzzRequest): Promise<void> {
    const filled = { ...request, path: rows.fill(path), body: body && rows.fill(body) }
    const headers = { ...people.headersOf(request.sender), ...request.headers }
    const answer = await send(agent, app.port, { ...filled, headers })
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1
    if (answer.status >= 200 && answer.status < 300) {
      report.succeeded.add(request.operation.name)
      rows.learn(request.operation.path, answer.json)
    }
    const what = faultOf(request, answer)
    if (what) report.faults.push({ what, operation: request.operation.name, ...asText(filled, answer) })
  }

  for (let batch = 0; report.sent < count; batch += 1) {
    await people.renew()
    const numRuns = Math.min(BATCH, count - report.sent)
    const waiting = fc.sample(requests, { seed: seed + batch, numRuns })[Symbol.iterator]()
    await Promise.all(
      Array.from({ length: together }, async () => {
        for (const request of waiting) await one(request)
      }),
    )
    report.sent += numRuns
    await onBatch?.(report.sent)
  }
  agent.destroy()
  return report
}

const SHOWN = 1_500

function asText({ sender, method, path, headers, body }: FuzzRequest, { status, text }: Received) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${cut(value)}`)
  return {
    request: [
      `${method} ${cut(path)} (${sender})`,
      ...lines,
      ...(body === undefined ? [] : [`  ${cut(JSON.stringify(body))}`]),
    ].join('\n'),
    answer: `${status} ${cut(text)}`,
  }
}

const cut = (text: string) =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} characters)` : text

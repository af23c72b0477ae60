import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { Person } from '../../support/accounts/person.ts'
import { createTestDatabase } from '../../support/database/database.ts'
import { freePort, startRealServer } from '../../support/outside/real-server.ts'
import { STORES } from '../../support/outside/stores.ts'
import { parseOpenMetrics, type Sample } from '../../support/watching/open-metrics.ts'
import { parsePromql } from '../../support/watching/promql.ts'

type Rule = {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; action: string }
}
type Panel = {
  id: number
  type: string
  title: string
  description?: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string; datasource: { uid: string } }[]
}

const { groups } = parse(readFileSync('ops/prometheus/azahar.rules.yml', 'utf8'), {
  strict: true,
  uniqueKeys: true,
}) as { groups: { name: string; rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const dashboard: { uid: string; schemaVersion: number; panels: Panel[] } = JSON.parse(
  readFileSync('ops/grafana/azahar.json', 'utf8'),
)
const queries = [
  ...rules.map(({ alert, expr }) => ({ of: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ of: title, expr }))),
]

/** Prometheus itself adds these. */
const OF_PROMETHEUS = { metrics: ['up'], labels: ['job', 'instance', 'le'] }

describe('the queries of alerts and dashboard', () => {
  const releases: (() => unknown)[] = []
  let samples: Sample[]

  beforeAll(async () => {
    const store = await STORES['the disk']()
    const database = await createTestDatabase()
    releases.push(
      () => store.close(),
      () => database.drop(),
    )
    const port = await freePort()
    const server = await startRealServer(store, database.connectionString, { METRICS_PORT: String(port) })
    releases.push(server.stop)
    const lucia = new Person(server, 'Lucía Herrera', 'couple')
    await lucia.signUp()
    const read = async () =>
      parseOpenMetrics(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).samples
    // The mail that confirms the account is a job, and so a sample of each.
    await vi.waitFor(async () =>
      expect((await read()).map(({ name }) => name)).toContain('azahar_job_runs_total'),
    )
    const weddingId = await lucia.createWedding()
    const guestId = await lucia.addGuest(weddingId, 'Teo Lasa')
    const path = `/api/weddings/${weddingId}/guests/${guestId}/files?id=${crypto.randomUUID()}&name=menu.txt`
    const body = 'Sin gluten'
    const stored = await server.fetch(path, {
      method: 'POST',
      headers: { cookie: lucia.cookie, 'content-type': 'text/plain' },
      body,
    })
    expect(stored.status).toBeLessThan(300)
    samples = await read()
  })
  afterAll(async () => {
    for (const release of releases.reverse()) await release()
  })

  it.each(queries)('$of asks in PromQL for metrics and labels that are there', ({ expr }) => {
    const { metrics, labels } = parsePromql(expr)
    expect(metrics).not.toEqual([])
    const known = (name: string) => samples.filter((one) => one.name === name)
    const named = metrics.filter((name) => !OF_PROMETHEUS.metrics.includes(name))
    expect(named.filter((name) => known(name).length === 0)).toEqual([])
    const labelled = new Set([
      ...OF_PROMETHEUS.labels,
      ...named.flatMap((name) => known(name).flatMap((one) => Object.keys(one.labels))),
    ])
    expect(labels.filter((label) => !labelled.has(label))).toEqual([])
  })

  it('reach everything that the server counts of its own', () => {
    const used = new Set(queries.flatMap(({ expr }) => parsePromql(expr).metrics))
    const ours = new Set(samples.map(({ name }) => name).filter((name) => name.startsWith('azahar_')))
    const family = (name: string) => name.replace(/_(bucket|sum|count)$/, '')
    const families = new Set([...used].map(family))
    expect([...ours].filter((name) => !families.has(family(name)))).toEqual([])
  })
})

describe('the alerts', () => {
  it('each has one name, a severity, what is wrong and what helps', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const rule of rules) {
      expect(Object.keys(rule).toSorted()).toEqual(['alert', 'annotations', 'expr', 'for', 'labels'])
      expect(rule.alert).toMatch(/^Azahar[A-Z]\w+$/)
      expect(rule.for).toMatch(/^\d+[smhd]$/)
      expect(['critical', 'warning']).toContain(rule.labels.severity)
      expect(Object.keys(rule.annotations).toSorted()).toEqual(['action', 'summary'])
    }
  })

  it('name in their sentences only labels that their result has', () => {
    for (const { alert, expr, annotations } of rules) {
      const said = Array.from(annotations.summary.matchAll(/\$labels\.(\w+)/g), ([, label]) => label)
      const kept = /^\s*(?:sum|max) by \(([^)]*)\)/.exec(expr)?.[1]?.split(/, */) ?? ['instance']
      expect(
        said.filter((label) => !kept.includes(label!)),
        alert,
      ).toEqual([])
    }
  })
})

describe('the dashboard', () => {
  it('is one that Grafana imports: a title and an id for each panel, on a grid of 24', () => {
    const { panels, uid, schemaVersion } = dashboard
    expect([uid, schemaVersion]).toEqual(['azahar', 41])
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    for (const panel of panels) {
      expect(panel.title).not.toBe('')
      expect(panel.gridPos.x + panel.gridPos.w).toBeLessThanOrEqual(24)
      if (panel.type === 'row') continue
      expect(panel.description, panel.title).toBeTruthy()
      for (const { datasource } of panel.targets!) expect(datasource.uid).toBe(`\${datasource}`)
    }
  })

  it('no panel lies over another', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, n) => `${x + (n % w)}:${y + Math.floor(n / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
  })
})

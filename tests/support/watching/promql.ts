import { parser } from '@prometheus-io/lezer-promql'

/** The metrics that a query of Prometheus names, and the labels it tells them apart by. */
export type NamedInQuery = { metrics: string[]; labels: string[] }

/** Grafana replaces these before it asks; durations are no text in PromQL. */
const VARIABLES = { $__rate_interval: '5m', $__range: '1h' }

/** Reads a query with the grammar of Prometheus itself; throws where it is none. */
export function parsePromql(query: string): NamedInQuery {
  const text = Object.entries(VARIABLES).reduce((all, [name, value]) => all.replaceAll(name, value), query)
  const found: NamedInQuery = { metrics: [], labels: [] }
  parser.parse(text).iterate({
    enter({ name, type, from, to, node }) {
      if (type.isError)
        throw new Error(`no PromQL at ${from}: ${text.slice(Math.max(0, from - 20), to + 20)}`)
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector')
        found.metrics.push(text.slice(from, to))
      if (name === 'LabelName') found.labels.push(text.slice(from, to))
    },
  })
  return found
}

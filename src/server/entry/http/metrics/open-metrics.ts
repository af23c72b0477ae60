import { openPort } from '#server/entry/http/open-port.ts'
import type { Config } from '#server/platform/config.ts'
import { type Metrics, NO_METRICS } from '#server/platform/metrics/metrics.ts'
import { openPrometheus } from '#server/platform/metrics/prometheus.ts'
import type { StopSteps } from '#server/platform/stop-steps.ts'
import { createMetricsPage, type MetricsPage } from './metrics-page.ts'

/** The metrics of this process, with the page that shows them on the port of the app; none of both as a rule. */
export async function openMetrics(
  { metrics: wanted }: Pick<Config, 'metrics'>,
  version: string,
  stops: StopSteps,
): Promise<{ metrics: Metrics; metricsPage: MetricsPage | null }> {
  if (!wanted) return { metrics: NO_METRICS, metricsPage: null }
  const exposition = await openPrometheus()
  const { metrics } = exposition
  const labels = { version, node: process.versions.node }
  metrics.watch('azahar_build_info', () => [{ labels, value: 1 }])
  const page = createMetricsPage(exposition, wanted.token)
  if (!wanted.place) return { metrics, metricsPage: page }
  const port = await openPort(wanted.place, 'METRICS_PORT')
  stops.add(port.close)
  port.serve((request, response) => {
    if (page.isFor(request)) void page.answer(request, response)
    else response.writeHead(404).end()
  })
  return { metrics, metricsPage: null }
}

import type { OpenMetricsContentType, Registry } from 'prom-client'
import { createEvents } from './events.ts'
import { GAUGES, type GaugeName, type GaugeReading } from './gauges.ts'
import type { Metrics } from './metrics.ts'

/** The metrics with the text in which they are read. */
export type Exposition = {
  metrics: Metrics
  contentType: string
  /** Readers that come together share one answer. */
  render(): Promise<string>
}

type OpenMetrics = Registry<OpenMetricsContentType>
type Reader = () => GaugeReading[] | Promise<GaugeReading[]>

/** Loads the library, which installations that nobody watches do without. */
export async function openPrometheus(): Promise<Exposition> {
  const library = await import('prom-client')
  const registry: OpenMetrics = new library.Registry()
  registry.setContentType(library.Registry.OPENMETRICS_CONTENT_TYPE)
  library.collectDefaultMetrics({ register: registry as unknown as Registry })
  const readers = createGauges(library, registry)
  let rendering: Promise<string> | null = null
  return {
    metrics: {
      ...createEvents(library, registry),
      watch: (name, read) => void readers.get(name)!.push(read),
    },
    contentType: registry.contentType,
    render() {
      rendering ??= registry
        .metrics()
        .then((text) => text.replaceAll(NOT_A_NUMBER, ''))
        .finally(() => {
          rendering = null
        })
      return rendering
    },
  }
}

/** The delay of an event loop that has not turned since it was last asked; the format spells it otherwise. */
const NOT_A_NUMBER = /^.* Nan\n/gm

function createGauges({ Gauge }: typeof import('prom-client'), registry: OpenMetrics) {
  const readers = new Map<GaugeName, Reader[]>()
  for (const name of Object.keys(GAUGES) as GaugeName[]) {
    const own: Reader[] = []
    readers.set(name, own)
    const { help, labels } = GAUGES[name]
    const gauge = new Gauge<string>({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        // A state that cannot be read is left out: the others are wanted all the more then.
        const readings = await Promise.all(own.map(async (read) => read()).map((one) => one.catch(() => [])))
        gauge.reset()
        for (const { labels: values = {}, value } of readings.flat()) gauge.set(values, value)
      },
    })
  }
  return readers
}

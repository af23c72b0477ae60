import type { Span as SdkSpan, SpanContext } from '@opentelemetry/api'
import type { TracesConfig } from '#server/platform/config.ts'
import { nameOfStatement } from '#server/platform/postgres/statements/statement-name.ts'
import { NO_TRACES, type Span, type SpanKind, spanUnderWay, type Traces } from './traces.ts'

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/
const SEND_EVERY_MS = 2000
/** A collector that does not answer holds nothing longer than this, in milliseconds. */
const EXPORT_MS = 5000

/**
 * Sends spans by OTLP over HTTP. The libraries are loaded here, and only where an endpoint is given. They are not
 * registered for the process: packages that trace by themselves write values into their spans.
 */
export async function openTraces(
  config: TracesConfig | null,
  version: string,
): Promise<{ traces: Traces; close(): Promise<void> }> {
  if (!config) return { traces: NO_TRACES, close: async () => {} }
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const exporter = new OTLPTraceExporter({
    url: `${config.endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'azahar', 'service.version': version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(config.share) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: EXPORT_MS,
      }),
    ],
  })
  const tracer = provider.getTracer('azahar')
  const kinds = { server: api.SpanKind.SERVER, consumer: api.SpanKind.CONSUMER }

  function start(name: string, kind: number, parent: string | undefined) {
    const above = contextOf(parent)
    const context = above ? api.trace.setSpanContext(api.ROOT_CONTEXT, above) : api.ROOT_CONTEXT
    return tracer.startSpan(name, { kind }, context)
  }

  function begin(name: string, kind: SpanKind, parent?: string): Span {
    return spanOf(start(name, kinds[kind], parent), api.SpanStatusCode.ERROR)
  }

  return {
    traces: {
      begin,
      onStatement(sent) {
        const above = spanUnderWay()
        if (!above) return () => {}
        const span = start(nameOfStatement(sent), api.SpanKind.CLIENT, above.traceparent)
        span.setAttribute('db.system.name', 'postgresql')
        return (failed) => {
          if (failed) span.setStatus({ code: api.SpanStatusCode.ERROR })
          span.end()
        }
      },
    },
    close: () => provider.shutdown().catch(() => {}),
  }
}

function spanOf(span: SdkSpan, failure: number): Span {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    end({ name, failed, attributes = {} }) {
      if (name) span.updateName(name)
      span.setAttributes(attributes)
      if (failed) span.setStatus({ code: failure })
      span.end()
    },
  }
}

function contextOf(traceparent: string | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? []
  return traceId
    ? { traceId, spanId: spanId!, traceFlags: Number.parseInt(flags!, 16), isRemote: true }
    : null
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { OnStatement } from '#db/measure-statements.ts'

/** The server answers a request, or a worker takes up a job. */
export type SpanKind = 'server' | 'consumer'

/** A piece of work that is under way. */
export type Span = {
  /** Work that goes on elsewhere carries it as its parent (W3C Trace Context). */
  readonly traceparent: string
  /** Ends it under the name that is known by now. */
  end(outcome: { name?: string; failed: boolean; attributes?: Record<string, string | number> }): void
}

/** Follows requests to their statements and jobs, where an endpoint takes the spans (decision 132). */
export type Traces = {
  /** Begins a span, below one that came from elsewhere where `parent` names it; `null` where nothing is followed. */
  begin(name: string, kind: SpanKind, parent?: string): Span | null
  /** Notes the statements of the work under way. */
  onStatement: OnStatement | null
}

export const NO_TRACES: Traces = { begin: () => null, onStatement: null }

const underWay = new AsyncLocalStorage<Span>()

/** The span of the work under way; nothing where it is not followed. */
export const spanUnderWay = (): Span | undefined => underWay.getStore()

/** Does work below a span. */
export const below = <T>(span: Span | null, work: () => T): T => (span ? underWay.run(span, work) : work())

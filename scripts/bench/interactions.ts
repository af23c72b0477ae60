import type { Page } from '@playwright/test'

/** One press or key as a person feels it: from the event until the browser has drawn what it caused. */
export type Interaction = { id: number; event: string; duration: number; input: number; work: number }

declare global {
  interface Window {
    interactions: Map<number, Interaction>
    /** Earlier ones are not taken any more; on the page's own clock, in milliseconds. */
    countingFrom: number
    untilDrawn(): Promise<void>
  }
}

type Timing = PerformanceEventTiming & { interactionId: number }

/** Runs in the page before anything of its own; keeps every interaction the browser reports. */
export function observeInteractions() {
  const [ANSWER_MS, PATIENCE_MS] = [250, 3000]
  const seen = new Map<number, Interaction>()
  window.interactions = seen
  window.countingFrom = 0
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries as Timing[]) {
      const { interactionId: id, duration, name, startTime, processingStart, processingEnd } = entry
      // A press that changed nothing one can see is reported once something else does.
      if (!id || startTime < window.countingFrom) continue
      if (duration <= (seen.get(id)?.duration ?? 0)) continue
      const input = Math.round(processingStart - startTime)
      seen.set(id, { id, event: name, duration, input, work: Math.round(processingEnd - processingStart) })
    }
  }
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  window.untilDrawn = async () => {
    // The server's answer to the last interaction, and what it makes the page draw, come first.
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: PATIENCE_MS }))
    take(observer.takeRecords())
  }
}

/** Takes the interactions since the last asking. The quick ones, under 16 ms, are not reported by the browser. */
export async function takeInteractions(page: Page): Promise<Interaction[]> {
  return page.evaluate(async () => {
    await window.untilDrawn()
    const taken = [...window.interactions.values()]
    window.interactions.clear()
    window.countingFrom = performance.now()
    return taken
  })
}

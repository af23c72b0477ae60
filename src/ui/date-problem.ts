import { isIsoDate } from '#domain/dates.ts'

/**
 * Why what is typed in the DatePickers inside an element is not a date yet; `null` when each is
 * empty or whole. A form asks it before it sends, so that a date somebody began is never dropped.
 */
export function dateProblemIn(element: Element): string | null {
  const segments = Array.from(element.querySelectorAll('[role="spinbutton"][data-type]'))
  const inputs = new Set(segments.map((segment) => segment.parentElement))
  for (const input of inputs) {
    const problem = problemOf(segments.filter((segment) => segment.parentElement === input))
    if (problem) return problem
  }
  return null
}

function problemOf(segments: Element[]): string | null {
  const missing = segments.filter((segment) => segment.hasAttribute('data-placeholder'))
  if (missing.length === segments.length) return null
  if (missing.length > 0) return 'Completa el día, el mes y el año.'
  const year = segments.find((segment) => segment.getAttribute('data-type') === 'year')
  return isIsoDate(`${year?.getAttribute('aria-valuenow')}-01-01`)
    ? null
    : 'Escribe el año con sus cuatro cifras.'
}

import { isIsoDate } from '#domain/time/dates.ts'

/**
 * Why what is typed in the DatePickers inside an element is not a date yet; `null` when each is
 * empty or whole. A form asks it before it sends, so that a half-typed date is never dropped.
 */
export function dateProblemIn(element: Element): string | null {
  const segments = Array.from(element.querySelectorAll('[role="spinbutton"][data-type]'))
  const inputs = new Set(segments.map((segment) => segment.parentElement))
  for (const input of inputs) {
    const problem = problemOf(segments.filter((segment) => segment.parentElement === input))
    if (problem) return problem
  }
  for (const picker of element.querySelectorAll<HTMLElement>('[data-impossible]')) {
    const problem = picker.dataset['impossible']
    // Said once: what stands there now is a date, and may be what they want.
    delete picker.dataset['impossible']
    if (problem) return problem
  }
  return null
}

/**
 * Notes in a DatePicker that a day was typed which no month has. It is made the month's last one as soon
 * as the field is left, and a form that is sent with the same click would take that unseen.
 */
export function noteImpossibleDay(picker: HTMLElement): void {
  const numberIn = (type: string) =>
    Number(picker.querySelector(`[role="spinbutton"][data-type="${type}"]`)?.getAttribute('aria-valuenow'))
  const [year, month, day] = [numberIn('year'), numberIn('month'), numberIn('day')]
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  const isWhole = year >= 1000 && month > 0 && day > 0
  if (isWhole && !isIsoDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`)) {
    picker.dataset['impossible'] = 'Ese día no existe, y hemos puesto el último del mes. Revisa la fecha.'
  } else delete picker.dataset['impossible']
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

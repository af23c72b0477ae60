import type { PlannerRequest } from '#contract/requests.ts'
import { isHeld } from '#domain/planners/request-dates.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { useCurrentTime } from '../../shared/words/relative-time.ts'
import { dateInWords } from '../../shared/words/spanish-dates.ts'
import { release } from './release.ts'

/** 'Fechas guardadas': all of them, the one that ends first above. */
export function HeldDates({ requests }: { requests: readonly PlannerRequest[] }) {
  const today = dayInMadrid(useCurrentTime())
  const held = requests
    .filter((request) => isHeld(request, today))
    .toSorted((one, other) => one.heldUntil!.localeCompare(other.heldUntil!))
  if (held.length === 0) return null
  return (
    <section aria-labelledby="held-dates" className="mt-9">
      <h2
        id="held-dates"
        className="border-b border-line-strong pb-2 font-sans text-sm font-strong text-ink-2"
      >
        Fechas guardadas <span className="num ml-1.5 font-normal text-ink-3">{held.length}</span>
      </h2>
      <ul>
        {held.map((request) => (
          <li
            key={request.id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-2 text-sm"
          >
            <span className="wrap-anywhere">
              {dateInWords(request.eventDate!)}, {request.name}
              <span className="text-ink-3"> · hasta el {dateInWords(request.heldUntil!)}</span>
            </span>
            <Button variant="quiet" size="sm" onPress={() => void release(request)}>
              Soltar
              <span className="sr-only"> la fecha de {request.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

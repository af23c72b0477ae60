import { BusWays } from './bus-fields.tsx'
import { isWaiting } from './bus-words.ts'
import { ANSWER_PATH, FIELDS } from './field-names.ts'
import type { RsvpValues, RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

type BusTapsProps = { view: RsvpView; values: RsvpValues; words: Words; pageCopy: string }

/**
 * The buses on an invitation that is answered: each stop is a button that saves it, so that way there and way back are two
 * taps, with a script or without. What is not on this form stays as it was answered.
 */
export function BusTaps({ view, values, words, pageCopy }: BusTapsProps) {
  const { t, people } = words
  if (view.busRoutes.length === 0) return null
  return (
    <section aria-labelledby="elegir-autobus" data-print="hide">
      <h2 id="elegir-autobus">{t.bus_choose()}</h2>
      <p className="mt-2 text-ink-2">{t.bus_tap()}</p>
      {isWaiting(view) && <p className="rv-status">{t.bus_waits({ people })}</p>}
      <form method="post" action={view.path + ANSWER_PATH}>
        <input type="hidden" name={FIELDS.page} value={pageCopy} />
        <BusWays view={view} values={values} words={words} as="button" />
      </form>
    </section>
  )
}

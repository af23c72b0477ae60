import { COUNTED_BY_MAX } from '#domain/transport/boarding.ts'

/** The name of the one who counts, which the script shows and keeps on the phone. */
export const CounterName = () => (
  <div data-who hidden className="print:hidden">
    <label className="mb-8 grid max-w-88 grid-cols-1 gap-1.5 text-sm text-ink-2">
      Tu nombre, si quieres
      <input
        type="text"
        autoComplete="given-name"
        maxLength={COUNTED_BY_MAX}
        className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-ui text-ink"
      />
    </label>
  </div>
)

/** A line at the foot of the screen: whether what was ticked has been sent. */
export const BoardingStatus = () => (
  <p
    data-status
    role="status"
    hidden
    className="sticky bottom-0 -mx-5 border-t border-line-strong bg-surface px-5 py-3 text-sm font-semibold md:-mx-14 md:px-14 print:hidden"
  />
)

import { cx } from '#ui/class-names.ts'
import { Mark } from '#ui/layout/wordmark.tsx'
import { Sheet } from '../marketing/preview-tile.tsx'

const COLOURS = ['bg-hoja-700', 'bg-focus', 'bg-accent-text', 'bg-danger', 'bg-ink', 'bg-pastel-8']

/** The planner's card as couples see it, and the colours to choose from. */
export function BrandSketch() {
  return (
    <Sheet>
      <div className="flex items-center gap-4">
        <span className="grid size-16 shrink-0 place-items-center rounded-full bg-primary text-naranja-50">
          <Mark size={34} />
        </span>
        <span className="text-sm text-ink-2">
          <b className="serif block text-d4 leading-tight text-ink">Casa Jara</b>
          954 00 01 38
          <br />
          casajara.example
        </span>
      </div>
      <p className="mt-5 flex gap-2.5 border-t border-line pt-4">
        {COLOURS.map((colour, index) => (
          <span
            key={colour}
            className={cx(
              'size-8 rounded-full',
              colour,
              index === 0 && 'ring-2 ring-primary ring-offset-2 ring-offset-white',
            )}
          />
        ))}
      </p>
    </Sheet>
  )
}

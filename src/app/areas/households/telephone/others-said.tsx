import type { ToldValues } from './told-values.ts'
import type { Way } from './typed-fields.ts'

type OthersSaidProps = {
  told: ToldValues
  way: Way
  /** The stored value in words. */
  inWords: (value: unknown) => string
}

/** Beside a field: the family, or another member, has said something else meanwhile, and the choice which stays. */
export function OthersSaid({ told, way, inWords }: OthersSaidProps) {
  const others = told.othersAt(way)
  return (
    <div
      role="status"
      className={others ? 'rounded-control bg-surface-inverse px-3 py-2 text-xs text-inverse' : 'contents'}
    >
      {others && (
        <>
          <p className="wrap-anywhere">Mientras tanto ha quedado apuntado: {inWords(others.value)}.</p>
          <div className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
            <button type="button" onClick={() => told.takeTheirs(way)} className={CHOICE}>
              Dejar eso
            </button>
            <button type="button" onClick={() => told.keepMine(way)} className={CHOICE}>
              Guardar lo mío
            </button>
          </div>
        </>
      )}
    </div>
  )
}

const CHOICE =
  'min-h-6 font-semibold underline underline-offset-[.2em] focus-visible:outline-current pointer-coarse:min-h-11'

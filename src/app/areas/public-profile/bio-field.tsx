import Check from 'lucide-react/icons/check'
import { BIO_HINT, BIO_MAX } from '#domain/planners/public-profile.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'

/** The ruler ends here, in characters. */
const RULER = 800

/** The presentation, with how long it is and how long it should be; that is advice and no limit (spec 5). */
export function BioField({ value, onChange }: { value: string; onChange: (bio: string) => void }) {
  const { length } = value.trim()
  const isGood = length >= BIO_HINT.min && length <= BIO_HINT.max
  const at = (characters: number) => `${(100 * Math.min(characters, RULER)) / RULER}%`
  return (
    <div className="grid gap-2.5">
      <TextAreaField
        label="Presentación"
        hideLabel
        rows={6}
        maxLength={BIO_MAX}
        value={value}
        onChange={onChange}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
        <span className="num">{length === 1 ? '1 carácter' : `${length} caracteres`}</span>
        <span aria-hidden="true" className="relative h-1 min-w-24 flex-1 rounded-pill bg-line">
          <span
            className="absolute inset-y-0 bg-hoja-200"
            style={{ left: at(BIO_HINT.min), right: `calc(100% - ${at(BIO_HINT.max)})` }}
          />
          <span
            className="absolute top-1/2 size-2.5 -translate-1/2 rounded-full bg-primary"
            style={{ left: at(length) }}
          />
        </span>
        <span className={isGood ? 'flex items-center gap-1.5 font-strong text-link' : ''}>
          {isGood && <Icon of={Check} size="sm" />}
          {isGood ? 'Entre' : 'Mejor entre'} {BIO_HINT.min} y {BIO_HINT.max}
        </span>
      </div>
    </div>
  )
}

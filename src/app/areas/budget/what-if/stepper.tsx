import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'

type StepperProps = {
  label: string
  value: number
  /** The value as it is read: '85,00 €'. */
  shown: string
  max?: number
  isSmall?: boolean
  onChange: (value: number) => void
}

/** A number with a button for one less and one for one more. */
export function Stepper({ label, value, shown, max = 10_000, isSmall = false, onChange }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a figure with its two buttons, not a set of fields
    <div role="group" aria-label={label} className="flex items-center gap-0.5">
      <span
        aria-hidden="true"
        className={cx('mr-auto', isSmall ? 'text-sm text-ink-2' : 'min-w-0 font-strong wrap-anywhere')}
      >
        {label}
      </span>
      <IconButton
        icon={Minus}
        variant="secondary"
        label={`Menos: ${label}`}
        isDisabled={value <= 0}
        onPress={() => onChange(Math.max(0, value - 1))}
        className={cx(isSmall && SMALL)}
      />
      <output
        className={cx(
          'text-center',
          isSmall ? 'num min-w-8 font-strong' : 'serif min-w-20 text-2xl leading-none whitespace-nowrap',
        )}
      >
        {shown}
      </output>
      <IconButton
        icon={Plus}
        variant="secondary"
        label={`Más: ${label}`}
        isDisabled={value >= max}
        onPress={() => onChange(Math.min(max, value + 1))}
        className={cx(isSmall && SMALL)}
      />
    </div>
  )
}

const SMALL = 'pointer-fine:h-7 pointer-fine:w-7'

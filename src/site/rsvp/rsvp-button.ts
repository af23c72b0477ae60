import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/class-names.ts'

/** A button of an invitation. Its words take a second line where letters are twice as large or a name is long. */
export const rsvpButton = (variant: 'primary' | 'secondary', className?: string): string =>
  buttonClass({ variant, size: 'lg', className: cx(WRAPS, className) })

const WRAPS = 'h-auto! min-h-13 max-w-full py-2 text-center whitespace-normal!'

import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/class-names.ts'

/** A button of an invitation. Its words take a second line where letters are twice as large or a name is long. */
export const rsvpButton = (variant: 'primary' | 'secondary', className = ''): string =>
  buttonClass({ variant, size: 'lg', className: cx(WRAPS, !className.includes('px-') && SIDES, className) })

const WRAPS = 'h-auto! min-h-13 max-w-full py-2 text-center whitespace-normal! wrap-anywhere'

/** Letters of twice the size need the room that sides of as much would take. */
const SIDES = 'px-[min(1.6rem,8vw)]!'

import { buttonClass } from '#ui/button-class.ts'

/** A button as wide as its form. Its words take a second line where letters are twice as large. */
export const wideButton = (variant: 'primary' | 'secondary'): string =>
  buttonClass({
    variant,
    size: 'lg',
    className: 'h-auto! min-h-13 w-full py-2 text-center whitespace-normal!',
  })

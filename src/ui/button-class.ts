import { cx } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-filled' | 'on-night'
export type ButtonSize = 'sm' | 'md' | 'lg'

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; iconOnly?: boolean; className?: string }

/** A press is answered in the next frame; only what a pointer does on its way there may take its time. */
const BASE =
  'inline-flex shrink-0 wraps items-center justify-center gap-2 rounded-pill border font-strong whitespace-nowrap select-none transition-[background-color,border-color] duration-(--t-fast) ease-out active:scale-98 disabled:pointer-events-none disabled:opacity-45 aria-disabled:opacity-100 aria-disabled:active:scale-100'

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-surface-hover',
  quiet: 'border-transparent text-ink-2 hover:bg-surface-hover hover:text-ink',
  danger: 'border-transparent text-danger hover:bg-danger-soft',
  'danger-filled': 'border-transparent bg-danger text-on-danger hover:opacity-90',
  'on-night': 'border-transparent bg-white text-hoja-900 hover:bg-hoja-50',
}

const SIZE: Record<ButtonSize, string> = {
  sm: 'h-8.5 text-sm pointer-coarse:min-h-11',
  md: 'h-10 text-sm max-md:h-11',
  lg: 'h-13 text-base',
}

const PADDING: Record<ButtonSize, string> = { sm: 'px-3.5', md: 'px-[1.05rem]', lg: 'px-[1.6rem]' }
const TIGHT_PADDING: Record<ButtonSize, string> = { sm: 'px-2.5', md: 'px-[.7rem]', lg: 'px-4' }
const SQUARE: Record<ButtonSize, string> = {
  sm: 'w-8.5 pointer-coarse:min-w-11',
  md: 'w-10 max-md:w-11',
  lg: 'w-13',
}

/** The look of a button, for links too: `<a className={buttonClass({ variant: 'primary', size: 'lg' })}>`. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  iconOnly,
  className,
}: ButtonLook = {}): string {
  const isBare = variant === 'quiet' || variant === 'danger'
  const width = iconOnly ? SQUARE[size] : (isBare ? TIGHT_PADDING : PADDING)[size]
  return cx(BASE, VARIANT[variant], SIZE[size], width, className)
}

import { cx } from '../class-names.ts'

export type FieldSize = 'md' | 'lg'

/** The label above a control. */
export const labelClass = 'block text-sm font-strong wrap-anywhere text-ink-2'

/** A quiet line of help under a control. */
export const descriptionClass = 'text-xs text-ink-3'

const HEIGHT: Record<FieldSize, string> = {
  md: 'h-10 px-3 max-md:h-11.5',
  lg: 'h-13 px-4 text-base',
}

/**
 * The box of an input, select or date, 16 px on small screens so that iOS does not zoom.
 * Invalid is `aria-invalid`, `data-invalid` or an ancestor with `data-invalid`.
 */
export function controlClass({
  size = 'md',
  className,
}: {
  size?: FieldSize
  className?: string
} = {}): string {
  return cx(BOX, HEIGHT[size], className)
}

/** The same box for several lines of text. */
export const textareaClass = 'min-h-24 w-full resize-y px-3 py-2.5 leading-normal'

export const BOX =
  'w-full min-w-0 rounded-control border border-control bg-surface text-ui text-ink transition-colors duration-(--t-fast) max-md:text-base disabled:opacity-50 aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] group-data-invalid/field:border-danger group-data-invalid/field:shadow-[inset_0_0_0_1px_var(--danger)]'

import { cx } from '../class-names.ts'

type SvgMarkupProps = { viewBox: string; markup: string; className?: string }

/** Shows a drawing of the art kit. Decorative: it is hidden from screen readers. */
export function SvgMarkup({ viewBox, markup, className }: SvgMarkupProps) {
  return (
    <svg
      viewBox={viewBox}
      className={cx('block h-auto overflow-visible', className)}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is made by the kit from numbers alone, never from what people type
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

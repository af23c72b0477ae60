import { cx } from '../class-names.ts'

/** 'Guardado ✓' beside what was saved. Drive it with `useFleeting`; it always keeps its place. */
export function SavedIndicator({ isShown, className }: { isShown: boolean; className?: string }) {
  return (
    <span role="status" className={cx('inline-block min-w-21 text-xs font-strong text-link', className)}>
      <span className={cx('transition-opacity duration-(--t-fast)', !isShown && 'opacity-0')}>
        {isShown && 'Guardado ✓'}
      </span>
    </span>
  )
}

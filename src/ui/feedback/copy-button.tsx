import Check from 'lucide-react/icons/check'
import { type ButtonSize, type ButtonVariant, buttonClass } from '../button-class.ts'
import { cx } from '../class-names.ts'
import { Icon, type IconGlyph } from '../icon.tsx'
import { PlainButton } from '../plain-button.tsx'
import { SAVED_INLINE_MS, useFleeting } from './fleeting.ts'
import { showToast } from './toast-queue.ts'

type CopyButtonProps = {
  text: string
  /** The thing that is copied, after the verb: 'el código de tu pareja'. */
  what: string
  look?: 'link' | ButtonVariant
  size?: ButtonSize
  /** Stands for the word where there is little room. */
  icon?: IconGlyph
  className?: string
}

/** Copies a text and says so for a moment. */
export function CopyButton({ text, what, look = 'link', size, icon, className }: CopyButtonProps) {
  const [isCopied, showCopied] = useFleeting(SAVED_INLINE_MS)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showCopied()
    } catch {
      showToast(`No se ha podido copiar ${what}. Selecciónalo y cópialo a mano.`, { tone: 'failed' })
    }
  }
  const style =
    look === 'link'
      ? 'link rounded-[4px] text-sm pointer-coarse:py-3'
      : buttonClass({ variant: look, size, iconOnly: icon !== undefined })
  return (
    <span className={cx('inline-grid', className)}>
      <PlainButton onPress={copy} aria-label={`Copiar ${what}`} className={style}>
        {icon && <Icon of={isCopied ? Check : icon} />}
        {!icon && isCopied && (
          <span className="inline-flex items-center gap-1">
            <Icon of={Check} size="sm" />
            Copiado
          </span>
        )}
        {!icon && !isCopied && 'Copiar'}
      </PlainButton>
      <span role="status" className="sr-only">
        {isCopied && 'Copiado'}
      </span>
    </span>
  )
}

import type { WeddingLook } from '#contract/style.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import { paletteOf } from '#domain/style/style-palette.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import { cx } from '#ui/class-names.ts'
import { dateInWords } from '../../../shared/words/spanish-dates.ts'

export type WeddingOfMail = WeddingDay & { name: string; look: WeddingLook | null }

type MailPreviewProps = {
  wedding: WeddingOfMail
  subject: string
  message: string
  address: string
  action?: string
}

/** A mail as its recipient sees it, in the look of the wedding. */
export function MailPreview({
  wedding,
  subject,
  message,
  address,
  action = 'Ver la invitación y responder',
}: MailPreviewProps) {
  const look = wedding.look ?? { style: 'cal', colors: null }
  const palette = paletteOf(look)
  const isItalic = STYLES[look.style].names === 'italic'
  return (
    <figure
      className="mt-2 overflow-hidden rounded-paper border border-line text-sm"
      style={{ background: palette.surface, color: palette.text }}
    >
      <figcaption className="border-b border-line bg-surface px-4 py-2.5 font-strong text-ink wrap-anywhere">
        {subject}
      </figcaption>
      <div className="px-4 py-6 text-center" style={{ background: palette.cover, color: palette.onCover }}>
        <p className={cx('serif text-[1.75rem] leading-tight wrap-anywhere', isItalic && 'italic')}>
          {wedding.name}
        </p>
        {wedding.eventDate && <p style={{ color: palette.onCover2 }}>{dateInWords(wedding.eventDate)}</p>}
      </div>
      <div className="grid gap-4 p-4">
        <p className="whitespace-pre-line wrap-anywhere">
          {message
            .split('\n')
            .filter((line) => line.trim() !== address)
            .join('\n')}
        </p>
        {message.includes(address) && (
          <span
            className="w-fit rounded-pill px-5 py-2.5 font-strong"
            style={{ background: palette.primary, color: palette.onPrimary }}
          >
            {action}
          </span>
        )}
      </div>
    </figure>
  )
}

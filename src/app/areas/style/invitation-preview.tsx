import type { WeddingLook } from '#contract/style.ts'
import type { Wedding } from '#contract/weddings.ts'
import { StyleCover } from '#ui/art/style-cover.tsx'
import { cx } from '#ui/class-names.ts'
import { namesClass } from '#ui/theme/style-tokens.ts'
import { NO_DATE } from '../../shared/wedding/countdown.ts'
import { CoverPhoto } from '../../shared/wedding/cover-photo.tsx'
import { WeddingName } from '../../shared/wedding/wedding-name.tsx'
import { fullDateInWords } from '../../shared/words/spanish-dates.ts'
import { previewOf } from './cover-upload.ts'
import { PREVIEW_PAPER } from './preview-paper.ts'

export function InvitationPreview({ wedding, look }: { wedding: Wedding; look: WeddingLook }) {
  const photo = look.cover && (
    <CoverPhoto cover={look.cover} focus={look.focus} size="display" preview={previewOf(look.cover.id)} />
  )
  return (
    <StyleCover
      look={look}
      photo={photo}
      className={cx(PREVIEW_PAPER, 'flex flex-col justify-end px-5 pb-6')}
    >
      <p className="serif text-xl leading-tight">
        Carmen, Íñigo y Noa,
        <br />
        nos casamos
      </p>
      <p className={cx('serif mt-3 text-[3.5rem] leading-[.9] tracking-[-.03em]', namesClass(look))}>
        <WeddingName name={wedding.name} />
      </p>
      <p className="mt-4 font-semibold">{wedding.eventDate ? fullDateInWords(wedding.eventDate) : NO_DATE}</p>
      <p className="mt-5">
        <span className="inline-flex h-12 items-center rounded-pill bg-primary px-6 font-strong text-on-primary">
          Responder
        </span>
      </p>
    </StyleCover>
  )
}

import type { WeddingLook } from '#contract/style.ts'
import type { Wedding } from '#contract/weddings.ts'
import { weddingProgress } from '#domain/weddings.ts'
import { CountdownBranch } from '#ui/art/countdown-branch.tsx'
import { StyleCover } from '#ui/art/style-cover.tsx'
import { cx } from '#ui/class-names.ts'
import { dressedIn, namesClass } from '#ui/style-tokens.ts'
import { type Countdown, countdownOf, NO_DATE } from '../../lib/countdown.ts'
import { CoverPhoto } from '../../lib/cover-photo.tsx'
import { fullDateInWords } from '../../lib/spanish-dates.ts'
import { useNow } from '../../lib/use-now.ts'
import { WeddingName } from '../../lib/wedding-name.tsx'
import { previewOf } from './cover-upload.ts'

type StylePreviewProps = { wedding: Wedding; look: WeddingLook }

/** What the style is chosen for: Mi boda, and the page that guests open. Pictures of both, not the pages. */
export function StylePreview({ wedding, look }: StylePreviewProps) {
  return (
    <div className="mx-auto grid max-w-176 grid-cols-[minmax(0,19.5rem)] justify-center gap-x-6 gap-y-4 xl:grid-cols-2">
      <figure className="grid content-start gap-4">
        <figcaption className="text-sm font-strong text-ink-2">Mi boda</figcaption>
        <HomePreview wedding={wedding} look={look} />
      </figure>
      <figure className="grid content-start gap-4 max-xl:mt-4">
        <figcaption className="text-sm font-strong text-ink-2">La invitación</figcaption>
        <InvitationPreview wedding={wedding} look={look} />
      </figure>
    </div>
  )
}

const PAPER = 'min-h-158 overflow-hidden rounded-paper shadow-[var(--sh-3),0_0_0_1px_rgb(20_38_28/.08)]'

function HomePreview({ wedding, look }: StylePreviewProps) {
  const now = useNow()
  const countdown = countdownOf(wedding.eventDate, now)
  const progress = weddingProgress(new Date(wedding.createdAt), wedding.eventDate, now)
  return (
    <div {...dressedIn(look)} data-paper className={cx(PAPER, 'bg-surface')}>
      {look.cover && (
        <CoverPhoto
          cover={look.cover}
          focus={look.focus}
          size="thumb"
          preview={previewOf(look.cover.id)}
          className="h-36 w-full object-cover"
        />
      )}
      <p className={cx('serif px-5 pt-6 text-[2.6rem] leading-[.95] tracking-[-.02em]', namesClass(look))}>
        <WeddingName name={wedding.name} />
      </p>
      <p className="mt-3 px-5 text-ink-2">
        {wedding.eventDate ? fullDateInWords(wedding.eventDate) : NO_DATE}
      </p>
      {countdown && <Figure countdown={countdown} />}
      <CountdownBranch progress={progress} isPast={countdown?.before === 'Hace'} className="mt-6" />
    </div>
  )
}

function Figure({ countdown: { before, figure, after } }: { countdown: Countdown }) {
  return (
    <p className="serif mt-6 px-5 text-xl leading-none text-ink-2">
      {before}{' '}
      <b className="block py-1 text-[6.5rem] leading-[.8] font-normal tracking-[-.045em] text-countdown">
        {figure}
      </b>{' '}
      {after}
    </p>
  )
}

function InvitationPreview({ wedding, look }: StylePreviewProps) {
  const photo = look.cover && (
    <CoverPhoto cover={look.cover} focus={look.focus} size="display" preview={previewOf(look.cover.id)} />
  )
  return (
    <StyleCover look={look} photo={photo} className={cx(PAPER, 'flex flex-col justify-end px-5 pb-6')}>
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

import type { WeddingLook } from '#contract/style.ts'
import type { Wedding } from '#contract/weddings.ts'
import { weddingProgress } from '#domain/weddings/wedding-progress.ts'
import { CountdownBranch } from '#ui/art/countdown-branch.tsx'
import { cx } from '#ui/class-names.ts'
import { dressedIn, namesClass } from '#ui/theme/style-tokens.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { type Countdown, countdownOf, NO_DATE } from '../../shared/wedding/countdown.ts'
import { CoverPhoto } from '../../shared/wedding/cover-photo.tsx'
import { WeddingName } from '../../shared/wedding/wedding-name.tsx'
import { fullDateInWords } from '../../shared/words/spanish-dates.ts'
import { previewOf } from './cover-upload.ts'
import { PREVIEW_PAPER } from './preview-paper.ts'

export function HomePreview({ wedding, look }: { wedding: Wedding; look: WeddingLook }) {
  const now = useNow()
  const countdown = countdownOf(wedding, now)
  const progress = weddingProgress(wedding, now)
  return (
    <div {...dressedIn(look)} data-paper className={cx(PREVIEW_PAPER, 'bg-surface')}>
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

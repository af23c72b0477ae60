import type { CardFormat } from '#domain/households/invitation-cards.ts'
import { cx } from '#ui/class-names.ts'
import type { Family } from '../../../shared/households/families.ts'
import { codeAddress } from '../sheet/family-code.tsx'

type CardPreviewProps = {
  weddingId: string
  family: Family | undefined
  wedding: { name: string }
  format: CardFormat
}

const SHAPES: Record<CardFormat, string> = {
  cards: 'w-76 items-center p-4',
  a6: 'w-52 flex-col-reverse items-center gap-6 px-4 py-7 text-center',
  a6x4: 'w-52 flex-col-reverse items-center gap-6 px-4 py-7 text-center',
  stickers: 'w-64 flex-row-reverse items-center rounded-paper p-3',
}

/** Shows the words of a card or a sticker. A family without a link has its code once the card is made. */
export function CardPreview({ weddingId, family, wedding, format }: CardPreviewProps) {
  if (!family) return null
  const { household, name } = family
  const isSticker = format === 'stickers'
  return (
    <div className="grid place-items-center bg-surface-2 py-5">
      <div className={cx('flex gap-4 border border-line bg-white text-[#14261c] shadow-1', SHAPES[format])}>
        <div className={cx('flex min-w-0 flex-1', isSticker ? 'flex-col-reverse' : 'flex-col')}>
          <p
            className={cx(
              'serif leading-[1.05] wrap-anywhere italic',
              isSticker ? 'mt-1 text-sm' : 'text-[1.375rem]',
            )}
          >
            {wedding.name.replace('& ', '&\u00a0')}
          </p>
          <p className={cx('text-sm font-strong wrap-anywhere', !isSticker && 'mt-3')}>{name}</p>
        </div>
        {household?.path ? (
          <img
            src={codeAddress(weddingId, household, 'svg')}
            width={isSticker ? 96 : 120}
            height={isSticker ? 96 : 120}
            alt={`Código QR de ${name}`}
          />
        ) : (
          <span
            className={cx(
              'grid place-items-center border border-dashed border-[#9aa39b] p-2 text-center text-xs',
              isSticker ? 'size-24' : 'size-30',
            )}
          >
            Aquí va su código QR
          </span>
        )}
      </div>
    </div>
  )
}

import Lock from 'lucide-react/icons/lock'
import Star from 'lucide-react/icons/star'
import type { BookVendor } from '#contract/book-vendors.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { ShownPhone } from '../../shared/words/shown-phone.tsx'
import { componentOf, lowestPrice } from './book-words.ts'

type BookRowProps = {
  vendor: BookVendor
  /** The panel that shows this one; null while it is not open. */
  panelId: string | null
  onOpen: () => void
}

/** One line a vendor, which opens it beside the list. */
export function BookRow({ vendor, panelId, onOpen }: BookRowProps) {
  const { name, contact, place, phone } = vendor
  const facts = [componentOf(vendor.component)?.name, contact, place].filter(Boolean)
  return (
    <li data-row={vendor.id} className="border-b border-line">
      <h3 className="font-sans text-base">
        <PlainButton
          aria-current={panelId !== null || undefined}
          aria-controls={panelId ?? undefined}
          onPress={onOpen}
          className={cx(
            'grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-control py-2.5 text-left hover:bg-surface-hover md:-mx-3 md:w-[calc(100%+1.5rem)] md:px-3',
            panelId !== null && 'bg-surface-hover',
          )}
        >
          <span className="grid min-w-0 gap-0.5">
            <b className="flex items-center gap-2 font-strong wrap-anywhere">
              {name}
              {vendor.isFavourite && <Icon of={Star} size="sm" className="shrink-0 text-ink-3" />}
              {vendor.isFavourite && <span className="sr-only">, favorito</span>}
              {vendor.isPrivate && <Icon of={Lock} size="sm" className="shrink-0 text-ink-3" />}
              {vendor.isPrivate && <span className="sr-only">, solo para ti</span>}
            </b>
            <span className="truncate text-sm text-ink-2">{facts.join(' · ') || 'Sin más datos'}</span>
          </span>
          <span className="grid gap-0.5 text-right text-sm">
            <span className="num font-strong">{lowestPrice(vendor.prices)}</span>
            {phone && <ShownPhone phone={phone} className="text-ink-3 max-md:hidden" />}
          </span>
        </PlainButton>
      </h3>
    </li>
  )
}

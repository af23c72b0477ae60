import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Vendor } from '#contract/vendors.ts'
import { costCents } from '#domain/budget/budget.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { cx } from '#ui/class-names.ts'
import { EmptySection } from '#ui/feedback/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { CommentsButton } from '../../shared/comments/comments-button.tsx'
import { OffersLines } from './offers/offers-line.tsx'
import { CategoryPlanLine } from './plan/category-plan-line.tsx'
import { percentInWords, type RankedCategory } from './ranked-categories.ts'
import { VendorLink } from './vendor-link.tsx'

type CategoryDetailsProps = {
  weddingId: string
  category: RankedCategory<Vendor>
  componentName: (key: string) => string
  /** The cents that are planned for it. */
  plannedCents: number | undefined
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  commentCount: number
  onComments: (category: string) => void
  onCompare: (vendorType: string) => void
}

export function CategoryDetails({
  weddingId,
  category,
  componentName,
  plannedCents,
  isOpen,
  onToggle,
  commentCount,
  onComments,
  onCompare,
}: CategoryDetailsProps) {
  const { confirmed, confirmedCents, share, colour } = category
  const isNil = confirmed.length === 0
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open)
      }}
      className="group/category border-b border-line print:break-inside-avoid"
    >
      <summary className={cx(SUMMARY, plannedCents !== undefined && 'md:py-3')}>
        <Icon
          of={ChevronRight}
          size="sm"
          className="text-ink-3 transition-[rotate] duration-(--t-base) group-open/category:rotate-90 print:invisible"
        />
        <span className={cx('truncate', isNil ? 'text-ink-3' : 'font-strong')}>{category.category}</span>
        <span aria-hidden="true" className={TRACK}>
          <span
            className="block h-full rounded-r-[4px] print:[print-color-adjust:exact]"
            style={{ width: `${share * 100}%`, background: colour }}
          />
        </span>
        <span className="num text-right text-sm text-ink-3 max-md:sr-only">
          {!isNil && percentInWords(category)}
        </span>
        <span className={cx('num text-right whitespace-nowrap', isNil ? 'text-ink-3' : 'font-strong')}>
          {formatEuros(confirmedCents)}
        </span>
        {plannedCents !== undefined && <CategoryPlanLine category={category} cents={plannedCents} />}
      </summary>
      <div className="pb-3.5 pl-9 max-md:pl-7">
        {isNil ? (
          <div className="pb-1">
            <EmptySection>No hay proveedores confirmados en esta categoría.</EmptySection>
          </div>
        ) : (
          <Confirmed weddingId={weddingId} vendors={confirmed} componentName={componentName} />
        )}
        <Estimated category={category} />
        <OffersLines category={category} componentName={componentName} onCompare={onCompare} />
        <CommentsButton
          name={category.category}
          count={commentCount}
          onPress={() => onComments(category.category)}
          className="-ml-1.5 print:hidden"
        />
      </div>
    </details>
  )
}

type ConfirmedProps = Pick<CategoryDetailsProps, 'weddingId' | 'componentName'> & {
  vendors: readonly Vendor[]
}

/** The confirmed vendors of the category, each with its cost. */
function Confirmed({ weddingId, vendors, componentName }: ConfirmedProps) {
  return (
    <ul>
      {vendors.map((vendor) => (
        <li key={vendor.id} className={ROW}>
          <VendorLink weddingId={weddingId} vendor={vendor}>
            {vendor.name || 'Sin proveedor'}
          </VendorLink>
          <span className="wrap-anywhere max-md:col-start-1 max-md:row-start-2 max-md:text-xs max-md:text-ink-3">
            {componentName(vendor.vendorType)}
          </span>
          <span className="num text-right whitespace-nowrap text-ink max-md:col-start-2 max-md:row-start-1">
            {formatEuros(costCents(vendor))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The sum that would come on top if the open vendors of the category were confirmed too. */
function Estimated({ category: { open, estimatedCents } }: { category: RankedCategory<Vendor> }) {
  if (estimatedCents === 0) return null
  const count = open.filter((vendor) => costCents(vendor) > 0).length
  return (
    <p className="flex justify-between gap-4 py-1.5 text-sm text-ink-3">
      <span>{count === 1 ? '1 sin confirmar' : `${count} sin confirmar`}</span>
      <span className="num whitespace-nowrap">{formatEuros(estimatedCents)}</span>
    </p>
  )
}

const SUMMARY =
  'grid min-h-14 cursor-pointer list-none grid-cols-[1.25rem_minmax(0,15rem)_minmax(0,1fr)_4rem_8rem] items-center gap-4 rounded-[4px] hover:bg-surface-hover max-md:grid-cols-[1rem_minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:py-3.5 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden'

/** On a phone the bar lies under the name. */
const TRACK =
  'h-2 overflow-hidden rounded-[4px] bg-surface-2 max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 max-md:h-1.5'

const ROW =
  'grid grid-cols-[minmax(0,15rem)_minmax(0,1fr)_8rem] items-baseline gap-4 py-2 text-sm text-ink-2 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-y-0.5'

import { Link } from '@tanstack/react-router'
import type { Vendor } from '#contract/vendors.ts'
import { cx } from '#ui/class-names.ts'

type VendorLinkProps = { weddingId: string; vendor: Vendor; children: string }

/** The name of a vendor, which leads to its panel; one without a name is called otherwise, in italics. */
export function VendorLink({ weddingId, vendor: { id, name }, children }: VendorLinkProps) {
  return (
    <Link
      to="/app/couple/$wid/vendors"
      params={{ wid: weddingId }}
      search={{ proveedor: id }}
      className={cx(
        'rounded-[4px] text-[1.1875rem] leading-tight serif wrap-anywhere hover:underline',
        name ? 'text-ink' : 'text-ink-3 italic',
      )}
    >
      {children}
    </Link>
  )
}

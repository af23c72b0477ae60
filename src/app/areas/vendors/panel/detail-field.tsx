import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { SavedIndicator } from '#ui/feedback/saved-indicator.tsx'
import type { VendorFailure, VendorFailures } from '../use-vendors.ts'
import type { VendorActions } from '../vendors.actions.ts'
import { type VendorField, vendorChanges } from '../vendors.changes.ts'

/** Every field of the panel needs these. */
export type VendorFieldProps = {
  vendor: Vendor
  failures: VendorFailures | undefined
  actions: VendorActions
}

type DetailFieldProps = {
  vendor: Vendor
  field: VendorField
  failure: VendorFailure | undefined
  actions: VendorActions
  children: ReactNode
  className?: string
}

/** A field of the panel, with 'Guardado' in the line of its label and another try when it was not. */
export function DetailField({ vendor, field, failure, actions, children, className }: DetailFieldProps) {
  const isSaved = vendorChanges.useJustSaved({ id: vendor.id, field })
  return (
    <div className={cx('relative grid min-w-0 content-start justify-items-stretch gap-1', className)}>
      {children}
      <SavedIndicator isShown={isSaved} className="absolute top-px right-0 text-right" />
      {failure && (
        <Button
          size="sm"
          variant="quiet"
          icon={RotateCcw}
          onPress={() => actions.retry(failure.change)}
          className="-ml-2.5 justify-self-start"
        >
          Reintentar
        </Button>
      )}
    </div>
  )
}

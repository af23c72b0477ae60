import type { Catering } from '#contract/catering.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import { CateringHeader, CateringPaper } from '#ui/catering/catering-paper.tsx'
import { paperHeading, presentHeading } from '#ui/catering/paper-heading.ts'
import { Wordmark } from '#ui/layout/wordmark.tsx'
import { VendorDataLink } from '../legal/vendor-data-link.tsx'

export type CatererPageProps = {
  /** The address of the page, from the root. */
  path: string
  wedding: WeddingDay & { name: string }
  catering: Catering
  now: Date
}

/** A wedding as its caterer sees it: the sheet as it is now. No account, no script. */
export function CatererPage({ path, wedding, catering, now }: CatererPageProps) {
  const { naming, sheet, versions } = catering
  return (
    <div className="mx-auto min-h-svh max-w-216 bg-surface px-6 pt-4.5 pb-16 md:border-x md:border-line md:px-14 print:max-w-none print:border-0 print:p-0">
      <p className="mb-8 flex items-center text-sm print:hidden">
        <Wordmark />
        <a href={path} className="ml-auto py-3 text-xs text-ink-3 hover:underline">
          Actualizar
        </a>
      </p>
      <CateringHeader
        weddingName={wedding.name}
        {...paperHeading({ ...catering, eventDate: wedding.eventDate })}
        version={presentHeading(versions[0], { timeZone: wedding.timeZone, now })}
      />
      <CateringPaper naming={naming} sheet={sheet} />
      <VendorDataLink />
    </div>
  )
}

import CalendarPlus from 'lucide-react/icons/calendar-plus'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { googleCalendarHref } from '#domain/agenda/calendar-subscription.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { phoneHref } from '#domain/text/phone.ts'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'
import { Icon } from '#ui/icon.tsx'
import { Wordmark } from '#ui/layout/wordmark.tsx'
import { VendorDataLink } from '../legal/vendor-data-link.tsx'
import { PlannerLogo } from '../planner/planner-logo.tsx'
import { CallBar } from './call-bar.tsx'
import { ChangeStrip, type SheetChanges } from './change-strip.tsx'
import { ContactRow, type SheetContact } from './contact-row.tsx'
import { type SheetLine, SheetRow } from './sheet-row.tsx'
import sheetScript from './sheet-script.ts?script'
import sheetWorker from './sheet-worker.ts?script'

export type VendorSheetProps = {
  /** The address of the sheet, from the root. */
  path: string
  origin: string
  vendorName: string
  weddingName: string
  planner: (Parameters<typeof PlannerLogo>[0]['planner'] & { phone: string | null }) | null
  updatedAt: string
  days: { name: string; date: string; lines: SheetLine[] }[]
  changes: SheetChanges | null
  contacts: SheetContact[]
}

/** The agenda as a vendor sees it: their own lines, whom to call, and what has changed. No account; the script only keeps it. */
export function VendorSheet(props: VendorSheetProps) {
  const { path, origin, vendorName, weddingName, planner, updatedAt, days, changes, contacts } = props
  return (
    <div className="relative mx-auto min-h-svh max-w-160 bg-surface px-6 pb-28 md:border-x md:border-line md:px-12 md:pb-32">
      <header className="pt-4.5 pb-6.5">
        <p className="mb-8 flex items-center gap-2.5 text-sm">
          {planner ? (
            <>
              <PlannerLogo planner={planner} className="size-8.5 rounded-pill text-[.5rem]" />
              <b className="serif text-[1.1875rem] leading-none">{plannerName(planner)}</b>
            </>
          ) : (
            <Wordmark />
          )}
          <a href={path} className="ml-auto py-3 text-xs text-ink-3 hover:underline">
            Actualizado a {clockWithArticle(updatedAt)}
          </a>
        </p>
        <h1 className="text-[2.75rem] leading-none wrap-anywhere">{vendorName}</h1>
        <p className="mt-2.5 text-[1.0625rem] leading-[1.45] text-ink-2">
          Boda de <em className="serif text-[1.25rem] text-ink">{weddingName}</em>
          {days.length === 1 && (
            <>
              <br /> {days[0]!.date}
            </>
          )}
        </p>
      </header>
      {changes && <ChangeStrip path={path} changes={changes} />}
      {days.length === 0 && (
        <p className="border-t border-line py-6 text-ink-2">
          Ahora mismo no hay nada a tu cargo. Si cambia, lo verás aquí.
        </p>
      )}
      {days.map((day) => (
        <section key={day.date} aria-label={day.name} className={days.length > 1 ? 'mt-7' : undefined}>
          {days.length > 1 && (
            <h2 className="text-[1.75rem]">
              {day.name} <span className="font-ui text-sm tracking-normal text-ink-3">{day.date}</span>
            </h2>
          )}
          <ol>
            {day.lines.map((line) => (
              <SheetRow key={line.id} line={line} />
            ))}
          </ol>
        </section>
      ))}
      <nav aria-label="Más" className="mt-6">
        <CalendarLink href={`${path}.ics`}>Añadir a mi calendario</CalendarLink>
        <CalendarLink href={googleCalendarHref(`${origin}${path}.ics`)}>
          Añadir a Google Calendar
        </CalendarLink>
      </nav>
      {contacts.length > 0 && (
        <section aria-labelledby="contactos" className="mt-8">
          <h2 id="contactos" className="text-[1.5rem]">
            Contactos
          </h2>
          <ul>
            {contacts.map(({ name, phone }) => (
              <ContactRow key={name + phone} name={name} phone={phone} />
            ))}
          </ul>
        </section>
      )}
      <VendorDataLink />
      {planner?.phone && phoneHref(planner.phone) && (
        <CallBar name={planner.fullName} phone={planner.phone} />
      )}
      <script type="module" src={sheetScript} data-worker={sheetWorker} />
    </div>
  )
}

function CalendarLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      rel="noreferrer"
      className="flex min-h-13 items-center gap-3 border-b border-line font-strong hover:bg-surface-hover"
    >
      <Icon of={CalendarPlus} className="text-ink-3" />
      {children}
      <Icon of={ChevronRight} className="ml-auto text-ink-3" />
    </a>
  )
}

import { eq } from 'drizzle-orm'
import type { Invoicing } from '#contract/invoicing-rows.ts'
import type { Database } from '#db/client.ts'
import { invoiceDeliveries } from '#db/schema/invoicing.ts'
import { profiles } from '#db/schema/profile.ts'
import { invoiceNumber } from '#domain/invoicing/invoice-number.ts'
import { leavableOn } from '#domain/invoicing/leaving.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { Configured } from '#server/core/context.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type InvoicingRow, readChain, readSeries, readSettings } from './chain.queries.ts'
import { checkChain } from './check-chain.ts'
import { checkEvents } from './check-events.ts'
import { type EventRow, readEventRows } from './event-register.queries.ts'
import { type Delivery, invoicesOf } from './invoice-rows.queries.ts'
import { sendsAt } from './sends-at.ts'
import { canSign } from './sign-facturae.ts'

type Deps = { db: Database; clock: Clock } & Configured<'taxAgency' | 'operator' | 'publicUrl' | 'authSecret'>

/** All that the page of a planner's invoices shows. */
export async function readInvoicing(deps: Deps, ownerId: BookOwnerId): Promise<Invoicing> {
  const { db, clock } = deps
  const { taxAgency, operator, publicUrl } = deps.settings
  const now = clock.now()
  const settings = await readSettings(db, ownerId)
  const rows = await readChain(db, ownerId)
  const series = await readSeries(db, ownerId)
  const deliveries = await readDeliveries(db, ownerId)
  const waiting = [...deliveries.values()].filter(({ state }) => state === 'waiting').length
  const [owner] = await db.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, ownerId))
  const lastDay = rows.length > 0 ? dayInMadrid(rows.at(-1)!.record.createdAt) : null
  const year = Number(dayInMadrid(now).slice(0, 4))
  const last = series.find((one) => one.series === settings?.series && one.year === year)?.last ?? 0
  return {
    today: dayInMadrid(now),
    environment: taxAgency.environment,
    system: {
      ...{ maker: operator.name, makerNif: operator.taxId, makerAddress: operator.address },
      ...{ version: taxAgency.version, installation: new URL(publicUrl).host },
    },
    settings: settings
      ? {
          ...shownSettings(settings, invoiceNumber(settings.series, year, last + 1)),
          canSign: canSign(deps, ownerId, settings),
          leavableOn: leavableOn(lastDay, { today: dayInMadrid(now), mode: settings.mode }),
        }
      : null,
    chain: {
      records: rows.length,
      checkedAt: now.toISOString(),
      fault: checkChain(rows, series),
      ...eventsOf(await readEventRows(db, ownerId)),
    },
    queue: {
      waiting,
      sendsAt: (settings && sendsAt(settings, waiting, now))?.toISOString() ?? null,
      failures: settings?.failures ?? 0,
      refusal: settings?.refusal ?? null,
    },
    invoices: invoicesOf(rows, deliveries, owner?.name ?? ''),
  }
}

/** The signed register, with its first event that is not as it was written. */
const eventsOf = (events: readonly EventRow[]) => ({
  events: events.length,
  faultyEvent: checkEvents(events)?.seq ?? null,
})

const shownSettings = (row: InvoicingRow, nextNumber: string) => ({
  ...{ nif: row.nif, mode: row.mode, series: row.series, correctionSeries: row.correctionSeries, nextNumber },
  certificate: {
    holder: row.certificateHolder,
    nif: row.certificateNif,
    expiresAt: row.certificateExpiresAt.toISOString(),
  },
  switchedOnAt: row.switchedOnAt.toISOString(),
  leftAt: row.leftAt?.toISOString() ?? null,
})

/** The agency's word on each record, by its place in the chain. */
async function readDeliveries(db: Database, ownerId: BookOwnerId): Promise<Map<number, Delivery>> {
  const rows = await db.select().from(invoiceDeliveries).where(eq(invoiceDeliveries.ownerId, ownerId))
  return new Map(rows.map((row) => [row.seq, row]))
}

/** An invoice with the agency's word on it; `undefined` when the planner has none with that id. */
export async function findInvoice(db: Database, ownerId: BookOwnerId, invoiceId: string) {
  const rows = await readChain(db, ownerId)
  return rows.find(({ invoice }) => invoice.id === invoiceId)
}

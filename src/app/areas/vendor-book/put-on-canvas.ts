import { v7 as uuidv7 } from 'uuid'
import type { BookVendor } from '#contract/book-vendors.ts'
import { type BookPrice, priceOn } from '#domain/vendor-book/vendor-book.ts'
import { HEAD_PRICE_MAX, NEW_HEAD_PRICE } from '#domain/vendors/vendor-prices.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { takeFiles } from './copied-files.ts'
import type { Chosen } from './vendor-choice.tsx'

type CanvasWedding = { id: string; name: string; eventDate: string | null }

/** The ids by wedding and vendor, so that another try after a failure puts none there twice. */
const tried = new Map<string, string>()

/**
 * Puts the chosen vendors onto the canvas of a wedding by its own command, which asks for its permission, and offers to
 * take all of them back. The notes of the book have no part in it.
 */
export async function putOnCanvas(
  { id: weddingId, name, eventDate }: CanvasWedding,
  vendors: readonly BookVendor[],
  chosen: Chosen,
  agencyId: string | null,
): Promise<void> {
  const coming = vendors.filter(({ id, component }) => chosen.has(id) && component !== null)
  const added: string[] = []
  for (const vendor of coming) {
    const key = `${weddingId} ${vendor.id}`
    const id = tried.get(key) ?? uuidv7()
    tried.set(key, id)
    const { price: asked, files } = chosen.get(vendor.id)!
    const price = asked === undefined ? priceOn(vendor.prices, eventDate) : asked
    await client.vendors.add({
      ...{ weddingId, id, vendorType: vendor.component!, name: vendor.name, ...costOf(price ?? null) },
      ...{ webpage: vendor.webpage, email: vendor.email, phone: vendor.phone, details: detailsOf(vendor) },
    })
    added.push(id)
    await takeFiles(agencyId, { weddingId, vendorId: id, bookVendorId: vendor.id }, files)
  }
  for (const { id } of coming) tried.delete(`${weddingId} ${id}`)
  await readCanvas()
  showToast(
    added.length === 1
      ? `«${coming[0]!.name}» ya está en ${name}.`
      : `${added.length} proveedores ya están en ${name}.`,
    { action: { label: 'Deshacer', onAction: () => void takeBack(weddingId, added) } },
  )
}

/** A price in all is the cost; one for each guest counts those of the wedding. */
function costOf(price: Pick<BookPrice, 'amount' | 'unit'> | null) {
  if (!price) return {}
  const { amount, unit } = price
  if (unit === 'fixed' || amount > HEAD_PRICE_MAX) return { cost: amount }
  return { perHead: { ...NEW_HEAD_PRICE, adult: amount, child: amount } }
}

function detailsOf({ contact, instagram }: BookVendor): string | null {
  const lines = [contact && `Contacto: ${contact}`, instagram && `Instagram: @${instagram}`].filter(Boolean)
  return lines.length > 0 ? lines.join('\n') : null
}

async function takeBack(weddingId: string, vendorIds: readonly string[]): Promise<void> {
  try {
    for (const vendorId of vendorIds) await client.vendors.remove({ weddingId, vendorId })
    await readCanvas()
  } catch (error) {
    showToast(`No hemos podido deshacerlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}

const readCanvas = () => queryClient.invalidateQueries({ queryKey: api.vendors.key() })

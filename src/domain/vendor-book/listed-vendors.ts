import { componentNamed } from '../budget/sheet/sheet-components.ts'
import { BUILT_IN_COMPONENTS } from '../catalogue/built-in-components.ts'
import { foldHeading } from '../guest-import/guest-list/fold-heading.ts'
import { cleanLine } from '../text/clean-text.ts'
import { foldText } from '../text/fold-text.ts'
import {
  VENDOR_DETAILS_MAX,
  VENDOR_EMAIL_MAX,
  VENDOR_NAME_MAX,
  VENDOR_PHONE_MAX,
  VENDOR_WEBPAGE_MAX,
} from '../vendors/vendors.ts'
import { pricesOfCell } from './price-text.ts'
import {
  BOOK_CONTACT_MAX,
  BOOK_PLACE_MAX,
  BOOK_PRICES_MAX,
  type BookPrice,
  instagramName,
} from './vendor-book.ts'

/** A vendor of a list that is brought in. */
export type ListedBookVendor = {
  name: string
  component: string | null
  contact: string | null
  email: string | null
  phone: string | null
  webpage: string | null
  instagram: string | null
  place: string | null
  notes: string | null
  isFavourite: boolean
  prices: BookPrice[]
}

/** The vendors of a table, the rows without a name, counted from 1, and the headings that stay out. */
export type VendorList = { vendors: ListedBookVendor[]; nameless: number[]; unread: string[] }

/** Rows at the beginning among which the headings stand. */
const ROWS_SEARCHED = 12

/** The headings of an export of ours, and those of other products and usual sheets, in Spanish and English. */
const HEADINGS = {
  name: /^(?:proveedor(?:es)?|empresa|nombre(?: comercial| (?:del? )?proveedor| de la empresa)?|vendor(?: name)?|company(?: name)?|business(?: name)?|supplier|name)$/,
  component: /^(?:que ofrece|servicios?|componente|especialidad|vendor type|service(?: type)?)$/,
  category: /^(?:categorias?|tipo(?: de (?:proveedor|servicio))?|gremio|sector|category|type)$/,
  contact: /^(?:(?:persona de |nombre de )?contacto|responsable|contact(?: (?:name|person))?)$/,
  email: /^(?:e ?mail|correo(?: electronico)?|mail|(?:contact )?email(?: address)?)$/,
  phone: /^(?:telefonos?|tel|tlf|tfno|movil|whatsapp|(?:contact )?phone(?: number)?|mobile)$/,
  webpage: /^(?:(?:pagina |sitio )?web|web ?site|url|web ?page)$/,
  instagram: /^(?:instagram|ig|insta|redes(?: sociales)?)$/,
  place: /^(?:zonas?(?: donde trabaja)?|lugar|ciudad|provincia|localidad|poblacion|city|location|area)$/,
  notes: /^(?:notas?(?: internas)?|observaciones|comentarios?|notes?|description|descripcion)$/,
  favourite: /^(?:favoritos?|favou?rites?|preferidos?|preferred)$/,
  prices: /^(?:precios?|tarifas?|coste|importe|prices?|pricing|cost|rates?)(?: eur(?:os)?)?$/,
} as const

type Field = keyof typeof HEADINGS

/** Reads a table with headings, or lines that begin with a name. */
export function vendorsOfTable(rows: readonly string[][]): VendorList {
  for (const [at, cells] of rows.slice(0, ROWS_SEARCHED).entries()) {
    const columns = columnsOf(cells)
    if (!columns.has('name') && !columns.has('contact')) continue
    if (columns.size < 2 && cells.filter((cell) => cell.trim() !== '').length > 1) continue
    const known = [...columns.values()]
    const unread = cells.map(cleanLine).filter((heading, index) => heading !== '' && !known.includes(index))
    const read = (field: Field, row: readonly string[]) => row[columns.get(field) ?? -1] ?? ''
    return { ...gather(rows, at + 1, (row) => vendorOf((field) => read(field, row))), unread }
  }
  return { ...gather(rows, 0, vendorOfLine), unread: [] }
}

function columnsOf(cells: readonly string[]): Map<Field, number> {
  const headings = cells.map(foldHeading)
  const found = new Map<Field, number>()
  for (const [field, words] of Object.entries(HEADINGS)) {
    const at = headings.findIndex((heading) => words.test(heading))
    if (at >= 0) found.set(field as Field, at)
  }
  return found
}

type ReadRow = (row: readonly string[]) => ListedBookVendor | null

function gather(rows: readonly string[][], from: number, read: ReadRow) {
  const vendors: ListedBookVendor[] = []
  const nameless: number[] = []
  for (const [index, row] of rows.entries()) {
    if (index < from || row.every((cell) => cell.trim() === '')) continue
    const vendor = read(row)
    if (vendor) vendors.push(vendor)
    else nameless.push(index + 1)
  }
  return { vendors, nameless }
}

/** A vendor without a name of its own is called as its contact. */
function vendorOf(cell: (field: Field) => string): ListedBookVendor | null {
  const line = (field: Field, max: number) => cleanLine(cell(field)).slice(0, max) || null
  const name = line('name', VENDOR_NAME_MAX) ?? line('contact', VENDOR_NAME_MAX)
  if (name === null) return null
  const email = line('email', VENDOR_EMAIL_MAX)
  const said = [cell('component'), cell('category'), name]
  return {
    name,
    component: said.map((text) => componentNamed(text, BUILT_IN_COMPONENTS)).find(Boolean) ?? null,
    contact: line('contact', BOOK_CONTACT_MAX),
    email: email?.includes('@') ? email : null,
    phone: line('phone', VENDOR_PHONE_MAX),
    webpage: line('webpage', VENDOR_WEBPAGE_MAX),
    instagram: instagramName(line('instagram', VENDOR_WEBPAGE_MAX)),
    place: line('place', BOOK_PLACE_MAX),
    notes: cell('notes').trim().slice(0, VENDOR_DETAILS_MAX) || null,
    isFavourite: /^(?:si|yes|x|true|1|✓|✔)$/.test(foldText(cell('favourite'))),
    prices: pricesOfCell(cell('prices')).slice(0, BOOK_PRICES_MAX),
  }
}

/** A line without headings: the first cell is the name, and the others are known by their form. */
function vendorOfLine([name = '', ...others]: readonly string[]): ListedBookVendor | null {
  const cells = others.map((cell) => cell.trim())
  const take = (form: RegExp) => cells.find((cell) => form.test(cell)) ?? ''
  const by: Partial<Record<Field, string>> = {
    ...{ name, email: take(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), instagram: take(/^@\S+$/) },
    ...{ phone: take(/^[+(]?\d[\d\s().-]{7,}$/), webpage: take(/^(?:https?:\/\/|www\.)\S+$/i) },
    prices: take(/\d\s*€/),
    component: cells.find((cell) => componentNamed(cell, BUILT_IN_COMPONENTS) !== null) ?? '',
  }
  return vendorOf((field) => by[field] ?? '')
}

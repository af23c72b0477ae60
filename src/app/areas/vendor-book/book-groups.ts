import type { BookVendor } from '#contract/book-vendors.ts'
import { CATALOGUE_CATEGORIES, type Category } from '#domain/catalogue/catalogue.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { componentOf } from './book-words.ts'

/** The vendors of which it is not known what they offer. */
export const WITHOUT_CATEGORY = 'Sin categoría'

export type BookCategory = Category | typeof WITHOUT_CATEGORY

export type BookGroup = { title: string; vendors: BookVendor[] }

export type Asked = { search: string; category: BookCategory | null }

export const categoryOf = ({ component }: Pick<BookVendor, 'component'>): BookCategory =>
  componentOf(component)?.category ?? WITHOUT_CATEGORY

/** Every category, in the order of the catalogue. */
export const BOOK_CATEGORIES: readonly BookCategory[] = [...CATALOGUE_CATEGORIES, WITHOUT_CATEGORY]

/** The vendors that stand under a search and a category: every word is somewhere in what is known of them. */
export function searchBook(vendors: readonly BookVendor[], { search, category }: Asked): BookVendor[] {
  const words = foldText(search).split(' ').filter(Boolean)
  return vendors.filter((vendor) => {
    if (category !== null && categoryOf(vendor) !== category) return false
    if (words.length === 0) return true
    const { name, contact, email, phone, place, notes, instagram } = vendor
    const said = [name, contact, email, phone, place, notes, instagram, componentOf(vendor.component)?.name]
    const text = foldText([...said, categoryOf(vendor)].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

/** The favourites first, then the others by their categories; a group without a vendor is not there. */
export function groupBook(vendors: readonly BookVendor[]): BookGroup[] {
  const others = vendors.filter(({ isFavourite }) => !isFavourite)
  return [
    { title: 'Favoritos', vendors: vendors.filter(({ isFavourite }) => isFavourite) },
    ...BOOK_CATEGORIES.map((title) => ({
      title,
      vendors: others.filter((vendor) => categoryOf(vendor) === title),
    })),
  ].filter((group) => group.vendors.length > 0)
}

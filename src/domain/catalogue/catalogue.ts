import { foldText } from '../text/fold-text.ts'

/** The nine categories of the catalogue, in the order canvas and budget show them (spec 3). */
export const CATALOGUE_CATEGORIES = [
  'Catering & Bebida',
  'Música & Entretenimiento',
  'Decoración & Ambientación',
  'Ceremonia',
  'Espacios & Logística',
  'Estilo & Belleza',
  'Foto & Vídeo',
  'Papelería & Detalles',
  'Extras & Experiencias',
] as const

/** Custom components go here unless told otherwise, and vendors whose component is unknown (spec 3). */
export const CUSTOM_CATEGORY = 'Personalizado'

/** Canvas and budget list these two beside the nine, when there is something in them (spec 3). */
export const OCCASIONAL_CATEGORIES = ['Ceremonia & Banquete', CUSTOM_CATEGORY] as const

/** Every category a component may have. */
export const CATEGORIES = [...CATALOGUE_CATEGORIES, ...OCCASIONAL_CATEGORIES] as const

export type Category = (typeof CATEGORIES)[number]

/** Something a wedding may need a vendor for; `key` is what a vendor's `vendorType` holds (spec 3). */
export type Component = { key: string; name: string; description: string | null; category: Category }

/** Longest texts of a component, in characters; a key may end in a number that tells it from others. */
export const COMPONENT_NAME_MAX = 80
export const COMPONENT_DESCRIPTION_MAX = 200
export const COMPONENT_KEY_MAX = 100

/** The form of every key. */
export const COMPONENT_KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * The key of a component's name: lower case, without accents, everything else than letters and digits
 * as hyphens (spec 5). A name of which nothing is left, such as an emoji, gets the custom category's key.
 */
export function componentKey(name: string): string {
  return hyphened(name) || hyphened(CUSTOM_CATEGORY)
}

/** The key of a name, with `-2`, `-3`, … behind it while `taken` says the key is in use. */
export function freeComponentKey(name: string, taken: (key: string) => boolean): string {
  const key = componentKey(name)
  if (!taken(key)) return key
  let number = 2
  while (taken(`${key}-${number}`)) number += 1
  return `${key}-${number}`
}

function hyphened(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, COMPONENT_NAME_MAX)
    .replace(/^-+|-+$/g, '')
}

/** Whether the search may become the name of a custom component: not when it is blank (spec 5). */
export const canBecomeComponent = (search: string): boolean => search.trim() !== ''

/**
 * The components that stand under a search and a category filter (`null` for all), in their order.
 * Accents and case are ignored; every word must be somewhere in the name, the description or the
 * category. A blank search finds everything.
 */
export function searchComponents<C extends Component>(
  components: readonly C[],
  { search, category }: { search: string; category: Category | null },
): C[] {
  const words = foldText(search).split(' ').filter(Boolean)
  return components.filter((component) => {
    if (category !== null && component.category !== category) return false
    const text = words.length > 0 ? searchableText(component) : ''
    return words.every((word) => text.includes(word))
  })
}

/** Words that people type for a built-in component and that its name leaves out, by its key. */
const SEARCHED_AS: Record<string, string | undefined> = {
  fotografia: 'fotógrafo fotógrafa',
  'coche-de-novios': 'novios novias',
  'ramo-de-novia': 'novia novio',
  'vestido-de-novia': 'novia',
  'traje-de-novio': 'novio',
  'creador-de-contenido': 'creador creadora',
  'regalos-para-padres': 'padres madres',
  'damas-y-pajes': 'arras anillos',
  canguro: 'niñera guardería',
  magia: 'mago maga',
  video: 'videógrafo videógrafa',
  cocteleria: 'bartender',
  'derechos-musicales': 'SGAE',
}

const searchable = new WeakMap<object, string>()

/** Folded once a component, not on every key that is pressed. */
function searchableText(component: Component): string {
  const known = searchable.get(component)
  if (known !== undefined) return known
  const { key, name, description, category } = component
  const text = foldText([name, description, category, SEARCHED_AS[key]].join('\n'))
  searchable.set(component, text)
  return text
}

export type CategoryGroup<V> = { category: Category; items: V[] }

/**
 * Vendors by the category of their component, each group in the order given: always the nine, and the
 * two occasional ones when they have vendors (spec 2, 3). A component that is not in the catalogue
 * counts as 'Personalizado'.
 */
export function groupByCategory<V extends { vendorType: string }>(
  vendors: readonly V[],
  components: readonly Component[],
): CategoryGroup<V>[] {
  const categories = new Map(components.map(({ key, category }) => [key, category]))
  const groups = new Map<Category, V[]>(CATEGORIES.map((category) => [category, []]))
  for (const vendor of vendors) groups.get(categories.get(vendor.vendorType) ?? CUSTOM_CATEGORY)!.push(vendor)
  return CATEGORIES.map((category) => ({ category, items: groups.get(category)! })).filter(
    ({ category, items }) => items.length > 0 || !isOccasional(category),
  )
}

const isOccasional = (category: Category) => OCCASIONAL_CATEGORIES.some((one) => one === category)

/** How a component is called; one that is no longer in the catalogue by its key. */
export function componentName(components: readonly Pick<Component, 'key' | 'name'>[], key: string): string {
  return components.find((component) => component.key === key)?.name ?? key.replaceAll('-', ' ')
}

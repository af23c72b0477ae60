import { CATEGORIES, type Category, type Component, CUSTOM_CATEGORY } from '../../catalogue/catalogue.ts'
import { foldText } from '../../text/fold-text.ts'

/** Usual words for the built-in components in Spanish, English and Catalan, as `foldText` leaves them. */
const COMPONENT_WORDS: readonly [RegExp, string][] = [
  [/barra libre|open bar|barra lliure/, 'barra-libre'],
  [/\btarta|pastel de boda|wedding cake|\bcake\b|pastis/, 'tarta-nupcial'],
  [/catering|banquete|\bmenus?\b|banquet|apat/, 'catering'],
  [/fotomaton|photo ?booth/, 'fotomaton'],
  [/fotocall|photocall/, 'photocall'],
  [/\balbum/, 'album-de-boda'],
  [/videomaton/, 'videomaton-360'],
  [/fotograf|\bfotos?\b|photo/, 'fotografia'],
  [/videograf|\bvideo|videographer|film/, 'video'],
  [/\bdj\b|discomovil|disc jockey/, 'dj'],
  [/\bbanda\b|orquesta|\bgrupo\b|live band|\bband\b/, 'banda-en-directo'],
  [/\bramo\b|bouquet|\bram\b/, 'ramo-de-novia'],
  [/floris|\bflor(?:es)?\b|flowers?|florist/, 'floristeria'],
  [/iluminacion|lighting|il.luminacio/, 'iluminacion'],
  [/vestido|wedding dress|vestit de/, 'vestido-de-novia'],
  [/\btraje|\bsuit\b|chaque|esmoquin/, 'traje-de-novio'],
  [/peluquer|maquilla|\bhair|make ?up|perruquer/, 'peluqueria-y-maquillaje'],
  [/alianza|\banillos?\b|wedding rings?|\brings?\b|aliances/, 'alianzas'],
  [/invitacion|invitations?|invitacions/, 'invitaciones'],
  [/autobus|\bbus(?:es)?\b|autocar|shuttle|transport/, 'autobuses'],
  [/coche|\bcar\b|cotxe/, 'coche-de-novios'],
  [/\bfinca|masia|\bvenue\b|cortijo|pazo|hacienda/, 'finca'],
  [/salon de|\bsalon\b/, 'salon-de-banquetes'],
  [/iglesia|church|esglesia/, 'iglesia'],
  [/oficiante|celebrant|officiant/, 'oficiante'],
  [/wedding planner|planner|organizador/, 'wedding-planner'],
  [/luna de miel|honeymoon|viaje de novios|lluna de mel/, 'luna-de-miel'],
  [/detalles|favou?rs|regalos para invitados|detalls/, 'detalles-para-invitados'],
  [/seguro|insurance|asseguranca/, 'seguro-de-boda'],
  [/\bhotel|alojamiento|accommodation/, 'hotel-para-invitados'],
]

const CATEGORY_WORDS: readonly [RegExp, Category][] = [
  [/catering|comida|bebida|banquete|food|drink|menjar|beguda/, 'Catering & Bebida'],
  [/musica|entreten|animacion|music|entertainment|fiesta/, 'Música & Entretenimiento'],
  [/decora|ambient|flor|flowers?/, 'Decoración & Ambientación'],
  [/espaci|lugar|logistic|transport|venue|espai|lloc|alojamiento|celebracion/, 'Espacios & Logística'],
  [/estilo|belleza|vestuario|ropa|novia|novio|attire|beauty|moda|estetica|bellesa/, 'Estilo & Belleza'],
  [/foto|video|photo/, 'Foto & Vídeo'],
  [/papeler|invitacion|stationery|detalle|imprenta|papereria/, 'Papelería & Detalles'],
  [/ceremon/, 'Ceremonia'],
  [/extra|experienc|viaje|luna de miel|honeymoon/, 'Extras & Experiencias'],
]

/** A component of the catalogue; `custom` ones were made by the members of the wedding. */
export type NamedComponent = Component & { custom?: boolean }

/**
 * The component that a text names, by its own name first and then by usual words; `null` of others. The name of one that the
 * wedding made may stand among other words: 'Cortador de jamón (4 h)'.
 */
export function componentNamed(text: string, components: readonly NamedComponent[]): string | null {
  const folded = foldText(text)
  if (folded === '') return null
  const whole = components.find(({ key, name }) => foldText(name) === folded || key === folded)
  const own = whole ?? customWithin(folded, components)
  if (own) return own.key
  const word = COMPONENT_WORDS.find(
    ([pattern, key]) => pattern.test(folded) && components.some((one) => one.key === key),
  )
  return word?.[1] ?? null
}

/** Letters from which the name of a component is looked for among other words. */
const NAME_WITHIN_MIN = 4

/** The longest name that the members made and that stands in a text as whole words. */
function customWithin(folded: string, components: readonly NamedComponent[]): NamedComponent | undefined {
  const words = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
  return components
    .filter(({ custom, name }) => {
      const own = foldText(name)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
      return custom && own.length >= NAME_WITHIN_MIN && words.includes(` ${own} `)
    })
    .toSorted((a, b) => b.name.length - a.name.length)[0]
}

/** The category that a text names; `null` of one that the app does not have. */
export function categoryNamed(text: string): Category | null {
  const folded = foldText(text)
  if (folded === '') return null
  const own = CATEGORIES.find((category) => foldText(category) === folded)
  return own ?? CATEGORY_WORDS.find(([pattern]) => pattern.test(folded))?.[1] ?? null
}

/** The place of a vendor in the catalogue: a component, or (`null`) none that is known of a category. */
export type SheetPlace = {
  vendorType: string | null
  category: Category
  /** The words of the sheet that name nothing the app has. */
  unknown: string[]
}

/** The place that the cells of a row say together: what it is, of which category, and who does it. */
export function placeOfRow(
  { concept, category, name }: { concept: string; category: string; name: string },
  components: readonly NamedComponent[],
): SheetPlace {
  const isOwnCategory = CATEGORIES.some((one) => foldText(one) === foldText(category))
  const named = categoryNamed(category) ?? categoryNamed(concept)
  const vendorType =
    componentNamed(concept, components) ??
    (isOwnCategory ? null : componentNamed(category, components)) ??
    ofCategory(componentNamed(name, components), named, components)
  const own = components.find(({ key }) => key === vendorType)?.category
  const unknown = [
    ...(concept !== '' && vendorType === null ? [concept] : []),
    ...(category !== '' && named === null && componentNamed(category, components) === null ? [category] : []),
  ]
  return { vendorType, category: own ?? named ?? CUSTOM_CATEGORY, unknown: [...new Set(unknown)] }
}

/** A name says what a vendor does only as far as the category of its row agrees. */
function ofCategory(key: string | null, category: Category | null, components: readonly NamedComponent[]) {
  const own = components.find((one) => one.key === key)?.category
  return category === null || own === category ? key : null
}

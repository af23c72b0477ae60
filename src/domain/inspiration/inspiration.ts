import { cleanLine } from '../text/clean-text.ts'
import { foldText } from '../text/fold-text.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../time/time.ts'

/** Longest name of a folder and longest note of an image, in characters. */
export const FOLDER_NAME_MAX = 80
export const IMAGE_NOTE_MAX = 1000

/** Tags of one image, and characters of one tag. */
export const IMAGE_TAGS_MAX = 20
export const TAG_MAX = 40

/** The pastel palette of folders, by its places in the design tokens: `--pastel-1` to `--pastel-10` (spec 9). */
export const FOLDER_COLORS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export type FolderColor = (typeof FOLDER_COLORS)[number]

/**
 * The colour of a new folder: the first of the palette that no folder has, else any of them (spec 4).
 * `random` gives a number from 0 up to 1.
 */
export function newFolderColor(used: Iterable<number>, random: () => number): FolderColor {
  const taken = new Set(used)
  const free = FOLDER_COLORS.find((color) => !taken.has(color))
  return free ?? FOLDER_COLORS[Math.floor(random() * FOLDER_COLORS.length)]!
}

/** The icons a folder can have. */
export const FOLDER_ICONS = [
  'folder',
  'flower',
  'dress',
  'suit',
  'lamp',
  'paper',
  'home',
  'cake',
  'heart',
  'camera',
  'music',
  'ring',
  'car',
  'food',
  'hair',
] as const

export type FolderIcon = (typeof FOLDER_ICONS)[number]

/** A folder's name says its icon by these beginnings of words without accents. */
const ICON_WORDS: [FolderIcon, readonly string[]][] = [
  ['flower', ['flor', 'ramo', 'mesa', 'centro', 'planta']],
  ['dress', ['vestido', 'velo', 'novia', 'zapato', 'look']],
  ['suit', ['traje', 'novio', 'chaque', 'corbata']],
  ['lamp', ['luz', 'luces', 'ilumin', 'vela', 'guirnalda', 'noche']],
  ['paper', ['papel', 'invitaci', 'carta', 'minuta', 'sobre', 'menu']],
  ['home', ['finca', 'lugar', 'espacio', 'casa', 'salon', 'patio']],
  ['cake', ['tarta', 'dulce', 'postre', 'pastel']],
  ['heart', ['ceremonia', 'voto', 'iglesia', 'amor']],
  ['camera', ['foto', 'video', 'pose']],
  ['music', ['musica', 'baile', 'cancion', 'banda', 'dj']],
  ['ring', ['alianza', 'anillo', 'joya']],
  ['car', ['coche', 'transporte', 'autobus']],
  ['food', ['comida', 'coctel', 'catering', 'banquete', 'barra']],
  ['hair', ['peinado', 'maquillaje', 'belleza', 'pelo']],
]

/** The icon that the name of a new folder suggests. */
export function suggestedFolderIcon(name: string): FolderIcon {
  const words = foldText(name).split(/[^a-z0-9]+/)
  const found = ICON_WORDS.find(([, beginnings]) =>
    words.some((word) => beginnings.some((beginning) => word.startsWith(beginning))),
  )
  return found?.[0] ?? 'folder'
}

/**
 * Tags as they are stored: without `#`, in lower case, each once (accents do not count), in the order given.
 * Spaces, commas and `#` separate tags, so each is one word.
 */
export function cleanTags(typed: readonly string[]): string[] {
  const tags = new Map<string, string>()
  for (const tag of typed.flatMap((text) => cleanLine(text).split(/[\s,;#]+/))) {
    const clean = tag.toLocaleLowerCase('es').slice(0, TAG_MAX)
    if (clean && !tags.has(foldText(clean))) tags.set(foldText(clean), clean)
  }
  return [...tags.values()].slice(0, IMAGE_TAGS_MAX)
}

/** The search of images looks in this text: tags and note without accents and in lower case. */
export const imageSearchText = (tags: readonly string[], notes: string | null): string =>
  foldText([...tags.map((tag) => `#${tag}`), notes ?? ''].join(' '))

/** Most images that one search gives. */
export const FOUND_IMAGES_MAX = 500

/** Most images that are moved, tagged or deleted at once. */
export const IMAGES_AT_ONCE_MAX = 1000

/** Seconds a signed link to images is valid (spec 7, 9), and for which it stays the same. */
export const INSPIRATION_LINK_SECONDS = DAY_SECONDS
export const INSPIRATION_LINK_STEADY_SECONDS = HOUR_SECONDS

/** Days that the link of a shared folder can be valid at most. */
export const SHARE_DAYS_MAX = 365

/**
 * The use of the link of a folder (decision 151): it shows the images, takes photographs of guests, which members alone
 * see, or does both, so that each photograph is seen at once by all who have the link.
 */
export const FOLDER_LINK_USES = ['view', 'send', 'both'] as const

export type FolderLinkUse = (typeof FOLDER_LINK_USES)[number]

/**
 * The state of a guest's photograph (decision 152): only published ones are shown by a link. An image that members have
 * added has none, and is shown wherever its folder is.
 */
export const PHOTO_REVIEWS = ['waiting', 'published', 'retired'] as const

export type PhotoReview = (typeof PHOTO_REVIEWS)[number]

/** Photographs that a guest chooses at once, and characters of the name that a guest signs with. */
export const GUEST_PHOTOS_AT_ONCE_MAX = 10
export const GUEST_NAME_MAX = 60

/** Images that a link shows while it takes photographs: the newest, because a whole party opens it. */
export const PARTY_IMAGES_MAX = 200

/** The tag of what guests have sent. */
export const GUEST_PHOTO_TAG = 'invitados'

/** The form of a shared folder's token: 128 random bits as base64url. */
export const SHARE_TOKEN = /^[\w-]{22}$/

import { one, type PeopleOfText, type ReadPeople } from './people-of-text.ts'

/** People that one text may count, as many as a household may have. */
const MOST_COUNTED = 30

const COUNT =
  /^(?=\P{L}*\p{L})(.+?)(?:\s*[([]\s*(?:x\s*)?(\d{1,2})\s*(?:pax|personas?|people|persones|pers?\.?|p\.?|plazas|invitad[oa]s|guests?)?\s*[)\]]|\s*[:,-]?\s+(?:x\s*(\d{1,2})|(\d{1,2})\s*(?:pax|personas?|people|persones|plazas)))$/iu

/** `Familia Rincón (4)`, `Ana y Luis (3)`, `Los Pérez x5`: as many as it says, the named among them. */
export function counted(line: string, read: ReadPeople): PeopleOfText | null {
  const found = COUNT.exec(line)
  const count = Number(found?.[2] ?? found?.[3] ?? found?.[4])
  if (!found || count < 1 || count > MOST_COUNTED) return null
  const base = read(found[1]!.trim())
  if (base.names.length === 1 && base.companions + base.children === 0 && namesGroup(base.names[0]!))
    return count === 1
      ? base
      : one(`${base.names[0]} 1`, { companions: count - 1, group: base.names[0]!, isGroupOnly: true })
  const named = base.names.length + base.companions + base.children
  return { ...base, companions: base.companions + Math.max(0, count - named) }
}

const GROUP =
  /^(?:(?:la |the )?(?:familia|fam\.?|family|famille|familie|famiglia|matrimonio|pareja)\b|(?:los|las|els|les|the)\s+\p{Lu})/iu
const GROUP_AFTER = /\s(?:family|household)$/i

/** `Familia Rincón`, `Los Pérez`, `The Smiths`: what several people are called. */
export const namesGroup = (name: string): boolean => GROUP.test(name) || GROUP_AFTER.test(name)

const AMOUNTS: Record<string, number> = {
  ...{
    un: 1,
    una: 1,
    uno: 1,
    one: 1,
    a: 1,
    su: 1,
    dos: 2,
    two: 2,
    tres: 3,
    three: 3,
    cuatro: 4,
    four: 4,
    cinco: 5,
  },
}
const AND = String.raw`(?:\s*\+\s*|\s*&\s*|\s*,\s*|\s+(?:y|e|i|eta|and|und|et|con|amb|mas|más|plus)\s+)`
const AMOUNT = String.raw`(?:(\d{1,2}|${Object.keys(AMOUNTS).join('|')})\s+)?`
const COMPANION =
  'acompañantes?|acompanyants?|acomp\\.?|ac\\.?|pareja|parella|guests?|plus ones?|novi[oa]|nuvi[oa]|marido|mujer|espos[oa]|xic[oa]|wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?'
const CHILD =
  'niñ[oa]s?|hij[oa]s?|fill[oa]?s?|nens?|nenes|nenas|peques?|peqs?|kids?|child|children|bebés?|bebes?|baby|babies|críos?'

const PLUS =
  /^(?=\P{L}*\p{L})(.+?)\s*[([]?\s*(?:\+|\b(?:más|mas|plus)\s)\s*(\d{1,2}|un[oa]?|one)\s*[)\]]?(?:\s*[([][^)\]]*[)\]])?$/iu
const WITH_COMPANION = new RegExp(
  String.raw`^(?=\P{L}*\p{L})(.+?)${AND}[([]?${AMOUNT}(?:${COMPANION})[)\]]?$`,
  'iu',
)
const WITH_CHILDREN = new RegExp(
  String.raw`^(?=\P{L}*\p{L})(.+?)${AND}[([]?(?:(?:los|las|sus|the|els|les)\s+)?${AMOUNT}(${CHILD})[)\]]?$`,
  'iu',
)
const WITH_FAMILY = new RegExp(
  String.raw`^(?=\P{L}*\p{L})(.+?)${AND}(?:(?:su|la|the)\s+)?(?:familia|family)$`,
  'iu',
)

/** `Ana +1`, `Ana y pareja`, `Ana y 2 niños`, `Ana e hijos`. */
export function accompanied(line: string, read: ReadPeople): PeopleOfText | null {
  const plus = PLUS.exec(line)
  if (plus) return withMore(plus[1]!, { companions: amountOf(plus[2]) }, read)
  const companion = WITH_COMPANION.exec(line)
  if (companion) return withMore(companion[1]!, { companions: amountOf(companion[2]) }, read)
  const children = WITH_CHILDREN.exec(line)
  if (children) {
    const isOpen = children[2] === undefined && /s$|children$/i.test(children[3]!)
    return withMore(children[1]!, isOpen ? { isOpen } : { children: amountOf(children[2]) }, read)
  }
  const family = WITH_FAMILY.exec(line)
  return family && withMore(family[1]!, { isOpen: true }, read)
}

const amountOf = (word: string | undefined): number =>
  word === undefined ? 1 : Math.min(MOST_COUNTED, AMOUNTS[word.toLowerCase()] ?? (Number(word) || 0))

function withMore(
  base: string,
  {
    companions = 0,
    children = 0,
    isOpen = false,
  }: { companions?: number; children?: number; isOpen?: boolean },
  read: ReadPeople,
): PeopleOfText {
  const people = read(base.trim())
  return {
    ...people,
    companions: people.companions + companions,
    children: people.children + children,
    isOpen: people.isOpen || isOpen,
  }
}

const MARRIED = /^(mr|sr|don|dr)\.?\s*(?:&|and|y)\s*(mrs|ms|sra|doña|dra)\.?\s+(.+)$/i

/** `Mr. and Mrs. Charles Means` are two people of one surname. */
export function married(line: string): PeopleOfText | null {
  const found = MARRIED.exec(line)
  if (!found) return null
  const [, his = '', her = '', name = ''] = found
  const surname = name.split(' ').at(-1)!
  const first = name.includes(' ') ? name : `${his}. ${surname}`
  return one(first, { names: [first, `${her}. ${surname}`] })
}

import { foldText } from '../text/fold-text.ts'

/** A full name as Spanish names are built: given names, then one or two surnames. */
export type PersonName = { given: string; surnames: string[] }

/** Words that belong to the surname after them: 'de la Fuente'. */
export const PARTICLES: ReadonlySet<string> = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'y',
  'i',
  'e',
  'da',
  'do',
  'dos',
  'van',
  'von',
  'san',
  'santa',
])

/** Second given names, without which 'José Luis Pérez' would have the surnames 'Luis Pérez'. */
const SECOND_GIVEN_NAMES = new Set(
  `alberto alejandro alfonso andres angel angeles antonio beatriz belen carlos carmen concepcion cristina cruz daniel
  david dolores eduardo elena enrique esperanza esther eugenia eulalia fernanda fernando francisco gabriel gloria
  ignacio inmaculada isabel jaime javier jesus joaquin jorge jose josefa juan julia laura lorenzo lourdes luis luisa
  luz magdalena manuel maria mar marcos margarita mario mercedes miguel montserrat nieves oscar pablo paloma paz pedro
  pilar rafael ramon raul ricardo roberto rocio rosa rosario salvador santiago sergio soledad sofia teresa tomas
  vicente victor victoria`.split(/\s+/),
)

/** A name by which a person is called beside their own, in parentheses or quotation marks: 'Juan Gil (hijo)', 'Ana «Nani» Soto'. */
const NICKNAME = /\s*(?:\(([^()]*\p{L}[^()]*)\)|«([^«»]+)»|"([^"]+)"|“([^“”]+)”)/u

/** The nickname in a full name; `null` for none, and where it is all there is. */
function nicknameOf(fullName: string): string | null {
  const found = NICKNAME.exec(fullName)
  if (!found || fullName.replace(NICKNAME, '').trim() === '') return null
  return found.slice(1).find(Boolean)!.trim()
}

/** Parts a full name; one word is a given name without surnames. A nickname is no surname. */
export function splitName(fullName: string): PersonName {
  const name = nicknameOf(fullName) === null ? fullName : fullName.replace(NICKNAME, '')
  const units = unitsOf(name.split(/\s+/).filter(Boolean))
  if (units.length < 2) return { given: name.trim(), surnames: [] }
  const hasTwoGiven = units.length === 3 && SECOND_GIVEN_NAMES.has(foldText(units[1]!))
  const count = units.length === 2 || hasTwoGiven ? 1 : 2
  return { given: units.slice(0, -count).join(' '), surnames: units.slice(-count) }
}

/** `Aguirre Soto` of `Carmen Aguirre Soto`; empty for a given name alone. */
export const surnamesOf = (fullName: string): string => splitName(fullName).surnames.join(' ')

/** The given names only: what an invitation shows of a person. */
export const givenNameOf = (fullName: string): string => splitName(fullName).given

/**
 * The given names of people who are named together. Those with one given name are told apart: by nickname or
 * first surname, else by the whole name, else by a number.
 */
export function toldApart(fullNames: readonly string[]): string[] {
  const forms = [
    (fullName: string) => givenNameOf(fullName) || fullName,
    (fullName: string) => {
      const { given, surnames } = splitName(fullName)
      const nickname = nicknameOf(fullName)
      return nickname ? `${given} (${nickname})` : [given, ...surnames.slice(0, 1)].join(' ')
    },
    (fullName: string) => fullName,
  ]
  const folded = forms.map((form) => fullNames.map((fullName) => foldText(form(fullName))))
  return fullNames.map((fullName, index) => {
    const isAlone = (names: readonly string[]) =>
      names.every((name, at) => at === index || name !== names[index])
    const found = folded.findIndex(isAlone)
    if (found >= 0) return forms[found]!(fullName)
    const before = folded
      .at(-1)!
      .slice(0, index)
      .filter((name) => name === folded.at(-1)![index]).length
    return before === 0 ? fullName : `${fullName} (${before + 1})`
  })
}

/** The words of a name, particles together with the word after them: 'María', 'de la Fuente'. */
function unitsOf(words: readonly string[]): string[] {
  const units: string[] = []
  let pending: string[] = []
  for (const word of words) {
    pending.push(word)
    if (PARTICLES.has(foldText(word))) continue
    units.push(pending.join(' '))
    pending = []
  }
  if (pending.length > 0) units.push(pending.join(' '))
  return joinGivenParticles(units)
}

/** 'María del Carmen' is one given name: a particle before a given name that is not the last word. */
function joinGivenParticles(units: string[]): string[] {
  const [first, second] = units
  const isGiven =
    units.length > 2 && second?.includes(' ') && SECOND_GIVEN_NAMES.has(foldText(second.split(' ').at(-1)!))
  return isGiven ? [`${first} ${second}`, ...units.slice(2)] : units
}

/** A name of more than one person, as couples write theirs: 'Marcos y Ginés', 'Nuria & Sofía'. */
export const namesSeveral = (name: string): boolean => /\S\s+(?:y|e|&|\+)\s+\S/i.test(name)

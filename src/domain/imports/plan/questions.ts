import { inSpanishList } from '../../text/spanish-list.ts'
import { countInSpanish } from '../../text/spanish-numbers.ts'
import { dateInWords } from '../../time/spanish-day.ts'
import { IMPORT_QUESTIONS_MAX, type PartKind } from '../imports.ts'
import type { ImportQuestion } from './import-question.ts'
import { kindQuestion } from './kind-question.ts'
import { type ImportAnswers, type KnownWedding, type PlacedPart, partKey } from './known-wedding.ts'
import type { WeddingPlan } from './plan-wedding.ts'

/** The questions before an import is looked at: only where two readings are possible, and five at most. */
export function questionsOf(
  plan: WeddingPlan,
  parts: readonly PlacedPart[],
  known: KnownWedding,
  answers: ImportAnswers & { kinds?: Readonly<Record<string, PartKind>> },
): ImportQuestion[] {
  return [
    ...dayQuestion(plan, known, answers),
    ...samePeople(plan, answers),
    ...likelyFamilies(plan, answers),
    ...foreignAmounts(plan, answers),
    ...loosePhotos(plan, answers),
    ...parts.flatMap((placed) => dayOrder(placed, answers)),
    ...parts
      .filter(({ part }) => part.isUncertain)
      .map((placed) => kindQuestion(placed, answers.kinds ?? {})),
  ].slice(0, IMPORT_QUESTIONS_MAX)
}

function dayQuestion(
  { namedDays }: WeddingPlan,
  known: KnownWedding,
  { day }: ImportAnswers,
): ImportQuestion[] {
  const readings = [...new Set(namedDays.flatMap((named) => named.readings))]
  const [first] = namedDays
  if (!first || !known.mayChangeDate) return []
  const options = [...new Set([...(known.date ? [known.date] : []), ...readings])].slice(0, 4)
  if (options.length < 2) return []
  return [
    {
      key: 'day',
      title: `En tus archivos pone ${first.cell}. ¿Qué día es la boda?`,
      detail:
        known.date !== null && !readings.includes(known.date)
          ? `Ahora tiene el ${dateInWords(known.date)}.`
          : 'El día y el mes se pueden leer de dos maneras.',
      options: options.map((value) => ({ value, label: dateInWords(value) })),
      value: day ?? known.date ?? readings[0]!,
      isAnswered: day !== undefined,
    },
  ]
}

function samePeople({ guests: { twice } }: WeddingPlan, { samePeople }: ImportAnswers): ImportQuestion[] {
  if (twice.length === 0) return []
  const shown = twice.slice(0, NAMES_SHOWN)
  const more = twice.length - shown.length
  return [
    {
      key: 'samePeople',
      title:
        twice.length === 1
          ? 'Un nombre sale en dos archivos. ¿Es la misma persona?'
          : `${countInSpanish(twice.length, 'nombre sale', 'nombres salen')} en dos archivos. ¿Son las mismas personas?`,
      detail: `${inSpanishList([...shown, ...(more > 0 ? [`${more} más`] : [])])}.`,
      options: [
        { value: 'true', label: 'Sí, juntar' },
        { value: 'false', label: 'No' },
      ],
      value: String(samePeople ?? true),
      isAnswered: samePeople !== undefined,
    },
  ]
}

const NAMES_SHOWN = 3

function likelyFamilies({ guests }: WeddingPlan, { families }: ImportAnswers): ImportQuestion[] {
  const found = guests.likelyFamilies
  if (found.length === 0) return []
  const shown = found.slice(0, NAMES_SHOWN).map(namesOfFamily)
  const more = found.length - shown.length
  const shared = 'Comparten mesa y apellidos, o un teléfono o un email'
  return [
    {
      key: 'families',
      title:
        found.length === 1
          ? 'Estas personas parecen una familia. ¿Las juntamos?'
          : `${found.length} grupos de personas parecen familias. ¿Los juntamos?`,
      detail: [...shown, ...(more > 0 ? [`y ${more} más`] : [])].join('; ').concat(`. ${shared}.`),
      options: [
        { value: 'true', label: 'Sí, juntar' },
        { value: 'false', label: 'No' },
      ],
      value: String(families ?? false),
      isAnswered: families !== undefined,
    },
  ]
}

/** A few names of a family, and how many more there are. */
function namesOfFamily(names: readonly string[]): string {
  const more = names.length - NAMES_SHOWN
  return inSpanishList([...names.slice(0, NAMES_SHOWN), ...(more > 0 ? [`${more} más`] : [])])
}

function loosePhotos({ photos: { loose } }: WeddingPlan, { loosePhotos }: ImportAnswers): ImportQuestion[] {
  if (loose === 0) return []
  return [
    {
      key: 'loosePhotos',
      title: loose === 1 ? 'Esta foto, ¿dónde va?' : `Estas ${loose} fotos, ¿dónde van?`,
      detail: 'No estaban en ninguna carpeta.',
      options: [
        { value: 'inspiration', label: 'Inspiración' },
        { value: 'documents', label: 'Documentos' },
        { value: 'out', label: 'Fuera' },
      ],
      value: loosePhotos ?? 'inspiration',
      isAnswered: loosePhotos !== undefined,
    },
  ]
}

/** Days of a list that a person writes in one order and the heading says in another. */
function dayOrder(
  { fileId, fileName, at, part: { sheet, daysInDoubt } }: PlacedPart,
  { dayOrders = {} }: ImportAnswers,
): ImportQuestion[] {
  if (!daysInDoubt) return []
  const key = partKey(fileId, at)
  const { cell, readings, rows } = daysInDoubt
  const where = sheet === null ? fileName : `la hoja «${sheet}» de ${fileName}`
  return [
    {
      key: `days:${key}`,
      title: `En ${where} pone ${cell}. ¿Qué día es?`,
      detail:
        rows.length === 1
          ? 'El día y el mes se pueden leer de dos maneras.'
          : `Vale para ${rows.length} fechas.`,
      options: [
        { value: 'month', label: dateInWords(readings[0]) },
        { value: 'day', label: dateInWords(readings[1]) },
      ],
      value: dayOrders[key] ?? 'month',
      isAnswered: dayOrders[key] !== undefined,
    },
  ]
}

function foreignAmounts(
  { vendors: { currencies } }: WeddingPlan,
  { foreignAmounts }: ImportAnswers,
): ImportQuestion[] {
  if (currencies.length === 0) return []
  return [
    {
      key: 'foreignAmounts',
      title: `El presupuesto está en otra moneda (${inSpanishList(currencies)}). ¿Qué hacemos con las cifras?`,
      detail: 'Aquí todo se suma en euros.',
      options: [
        { value: 'noted', label: 'A las notas, sin coste' },
        { value: 'euros', label: 'Son euros' },
      ],
      value: foreignAmounts ?? 'noted',
      isAnswered: foreignAmounts !== undefined,
    },
  ]
}

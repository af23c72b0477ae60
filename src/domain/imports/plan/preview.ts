import { formatMinute } from '../../agenda/agenda-clock.ts'
import { formatEuros } from '../../budget/money.ts'
import { inSpanishList } from '../../text/spanish-list.ts'
import type { IsoDate } from '../../time/dates.ts'
import type { KnownWedding } from './known-wedding.ts'
import type { WeddingPlan } from './plan-wedding.ts'

/** A line of a section of the preview, and what becomes of it. */
export type PreviewLine = { label: string; detail: string | null; state: 'new' | 'changed' }

export type PreviewSection = {
  key: 'guests' | 'vendors' | 'seating' | 'agenda' | 'tasks' | 'photos' | 'documents'
  /** How many come or change. */
  count: number
  title: string
  /** A sentence or two. */
  detail: string
  lines: PreviewLine[]
  /** How many more lines there are. */
  more: number
}

export type ImportPreview = {
  /** The day that the wedding gets with this; `null` where nothing changes. */
  newDate: IsoDate | null
  sections: PreviewSection[]
  /** Sections that are closed to the person, with what the files hold for them. */
  closed: string[]
  /** Sentences that a person should read before. */
  notes: string[]
}

/** Lines of a section that are listed; the rest is counted. */
export const PREVIEW_LINES_MAX = 200

const plural = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

type Section = Omit<PreviewSection, 'more' | 'lines'> & { all: PreviewLine[] }

/** The wedding as it would be, section by section. Nothing has been written yet. */
export function previewOf(plan: WeddingPlan, known: KnownWedding): ImportPreview {
  const sections: (Section & { isOpen: boolean; name: string })[] = [
    { ...guestSection(plan), isOpen: known.guests !== null, name: 'Invitados' },
    { ...vendorSection(plan), isOpen: known.vendors !== null, name: 'Proveedores y Presupuesto' },
    {
      ...seatingSection(plan),
      isOpen: known.guests !== null && known.seating !== null,
      name: 'Mesas',
    },
    { ...agendaSection(plan, known), isOpen: known.agenda !== null, name: 'Agenda' },
    { ...taskSection(plan), isOpen: known.tasks !== null, name: 'Tareas' },
    { ...photoSection(plan), isOpen: known.folders !== null, name: 'Inspiración' },
    { ...documentSection(plan), isOpen: true, name: 'Documentos' },
  ]
  const filled = sections.filter(({ count }) => count > 0)
  return {
    newDate: plan.newDate,
    sections: filled
      .filter(({ isOpen }) => isOpen)
      .map(({ key, count, title, detail, all }) => ({
        ...{ key, count, title, detail },
        lines: all.slice(0, PREVIEW_LINES_MAX),
        more: Math.max(0, all.length - PREVIEW_LINES_MAX),
      })),
    closed: [
      ...filled.filter(({ isOpen }) => !isOpen).map(({ name }) => name),
      ...(plan.documents.closed > 0 ? ['Documentos'] : []),
    ],
    notes: notesOf(plan),
  }
}

function guestSection({ guests: { added, updates, same } }: WeddingPlan): Section {
  const families = new Set(added.flatMap(({ household }) => (household ? [household] : []))).size
  const answered = added.filter(({ rsvp }) => rsvp !== null).length
  const sentences = [
    families > 0 && `${plural(families, 'familia', 'familias')}.`,
    answered > 0 &&
      `${plural(answered, 'ya había contestado: su respuesta se guarda', 'ya habían contestado: sus respuestas se guardan')} como de antes.`,
    updates.length > 0 && `${plural(updates.length, 'que ya estaba cambia', 'que ya estaban cambian')}.`,
    same > 0 && `${plural(same, 'ya está y sigue', 'ya están y siguen')} igual.`,
  ]
  return {
    key: 'guests',
    count: added.length + updates.length,
    title: 'Invitados',
    detail: sentences.filter(Boolean).join(' '),
    all: [
      ...added.map(({ fullName, household }) => ({
        ...{ label: fullName, state: 'new' as const },
        detail: household && !household.startsWith('#') ? household : null,
      })),
      ...updates.map(({ was, becomes }) => ({
        ...{ label: String(becomes.fullName ?? was.fullName ?? 'Ya en la lista'), state: 'changed' as const },
        detail: null,
      })),
    ],
  }
}

function vendorSection({ vendors: { rows, same } }: WeddingPlan): Section {
  const cents = rows.reduce((sum, { vendor }) => sum + vendor.costCents, 0)
  const confirmed = rows.filter(({ vendor }) => vendor.status === 'closed').length
  const open = rows.length - confirmed
  const states = [
    confirmed > 0 && plural(confirmed, 'confirmado', 'confirmados'),
    open > 0 && `${open} por decidir`,
  ].filter((text) => text !== false)
  return {
    key: 'vendors',
    count: rows.length,
    title: 'Proveedores',
    detail: [
      `${formatEuros(cents)}. ${inSpanishList(states)}.`,
      ...(same > 0 ? [`${plural(same, 'ya está', 'ya están')} igual.`] : []),
    ].join(' '),
    all: rows.map(({ kind, vendor }) => ({
      label: vendor.name || vendor.category,
      detail: vendor.costCents > 0 ? formatEuros(vendor.costCents) : null,
      state: kind === 'changed' ? 'changed' : 'new',
    })),
  }
}

function seatingSection({ guests: { tables, added, withTable } }: WeddingPlan): Section {
  const made = tables?.tables ?? []
  const seats = tables?.seats.length ?? withTable
  const waiting = tables?.waiting ?? new Set<string>()
  const inNotes = added.filter(({ id }) => waiting.has(id)).length
  const without = waiting.size - inNotes
  const full = tables?.full.reduce((sum, { people }) => sum + people, 0) ?? 0
  return {
    key: 'seating',
    count: seats,
    title: seats === 1 ? 'Sitio en una mesa' : 'Sitios en mesas',
    detail: [
      made.length > 0 && `${plural(made.length, 'mesa nueva', 'mesas nuevas')}.`,
      inNotes > 0 &&
        `${plural(inNotes, 'persona aún no ha dicho que viene: su mesa va en sus notas', 'personas aún no han dicho que vienen: su mesa va en sus notas')}.`,
      without > 0 &&
        `${plural(without, 'que ya estaba aún no ha dicho que viene: sigue', 'que ya estaban aún no han dicho que vienen: siguen')} sin mesa.`,
      full > 0 && `${plural(full, 'no cabe en su mesa: queda', 'no caben en su mesa: quedan')} por sentar.`,
    ]
      .filter(Boolean)
      .join(' '),
    all: made.map(({ number, name, seats: places }) => ({
      label: name ? `Mesa ${number} · ${name}` : `Mesa ${number}`,
      detail: plural(places, 'sitio', 'sitios'),
      state: 'new',
    })),
  }
}

function agendaSection({ agenda: { days, same } }: WeddingPlan, { timeZone }: KnownWedding): Section {
  const items = days.flatMap(({ items, date }) => items.map((item) => ({ ...item, date })))
  const ordered = items.toSorted((a, b) => a.date.localeCompare(b.date) || a.startsAt - b.startsAt)
  const [first, last] = [ordered[0], ordered.at(-1)]
  const at = (item: (typeof items)[number]) => formatMinute({ ...item, timeZone }, item.startsAt)
  return {
    key: 'agenda',
    count: items.length,
    title: items.length === 1 ? 'Momento del día' : 'Momentos del día',
    detail: [
      first && last && first !== last
        ? `De «${first.title}» a las ${at(first)} a «${last.title}» a las ${at(last)}.`
        : '',
      same > 0 ? `${plural(same, 'ya está', 'ya están')} en la agenda.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    all: ordered.map((item) => ({ label: item.title, detail: at(item), state: 'new' })),
  }
}

function taskSection({ tasks: { added, same } }: WeddingPlan): Section {
  const done = added.filter(({ mark }) => mark === 'done').length
  return {
    key: 'tasks',
    count: added.length,
    title: added.length === 1 ? 'Tarea' : 'Tareas',
    detail: [
      done > 0 ? `${plural(done, 'ya está hecha', 'ya están hechas')}.` : '',
      same > 0 ? `${plural(same, 'ya la tienes', 'ya las tienes')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    all: added.map(({ title }) => ({ label: title, detail: null, state: 'new' })),
  }
}

function photoSection({ photos: { photos, folders, same } }: WeddingPlan): Section {
  const inFolder = (id: string) => photos.filter(({ folderId }) => folderId === id).length
  return {
    key: 'photos',
    count: photos.length,
    title: photos.length === 1 ? 'Imagen' : 'Imágenes',
    detail: [
      `${plural(folders.length, 'carpeta', 'carpetas')}. Sin la ubicación que llevaban dentro.`,
      ...(same > 0 ? [`${plural(same, 'ya está', 'ya están')} aquí.`] : []),
    ].join(' '),
    all: folders.map(({ id, name, isNew }) => ({
      ...{ label: name, detail: plural(inFolder(id), 'imagen', 'imágenes') },
      state: isNew ? 'new' : 'changed',
    })),
  }
}

function documentSection({ documents: { added: documents, same, full } }: WeddingPlan): Section {
  const loose = documents.filter(({ vendorId }) => vendorId === null).length
  return {
    key: 'documents',
    count: documents.length,
    title: documents.length === 1 ? 'Documento' : 'Documentos',
    detail: [
      placeOf(loose, documents.length),
      ...(same > 0 ? [`${plural(same, 'ya está', 'ya están')} aquí.`] : []),
      ...(full.length > 0
        ? [`${plural(full.length, 'no cabe y se queda', 'no caben y se quedan')} fuera.`]
        : []),
    ].join(' '),
    all: documents.map(({ fileName }) => ({ label: fileName, detail: null, state: 'new' })),
  }
}

/** The places of documents, of which some have no vendor. */
function placeOf(loose: number, all: number): string {
  if (loose === 0) return all === 1 ? 'Con su proveedor.' : 'Cada uno con su proveedor.'
  const goes = loose === 1 ? 'irá' : 'irán'
  const which = loose === all ? 'Sin proveedor' : `${loose} sin proveedor`
  return `${which}: ${goes} a una tarea, para ordenarlos.`
}

function notesOf({ guests, vendors, agenda }: WeddingPlan): string[] {
  const kept = guests.keptFamilies.length
  const unknown = guests.unseated.filter(({ left }) => left.reason === 'unknownPerson').length
  return [
    kept > 0 && `${plural(kept, 'persona sigue', 'personas siguen')} en la familia que ya tenía aquí.`,
    unknown > 0 &&
      `${plural(unknown, 'persona de las mesas no está', 'personas de las mesas no están')} entre los invitados: mira «Se queda fuera».`,
    guests.tables &&
      guests.tables.elsewhere > 0 &&
      `${plural(guests.tables.elsewhere, 'persona tiene', 'personas tienen')} otra mesa aquí, y la conserva.`,
    vendors.tooMany > 0 && `Solo caben 500 proveedores de una vez: ${vendors.tooMany} se quedan fuera.`,
    agenda.withoutDay > 0 &&
      `${plural(agenda.withoutDay, 'momento se queda', 'momentos se quedan')} fuera: la boda aún no tiene fecha.`,
  ].filter((note) => typeof note === 'string')
}

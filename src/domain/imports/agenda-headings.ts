import { foldHeading } from '../guest-import/guest-list/fold-heading.ts'

/** The subject of a column of an agenda. */
export type AgendaField = 'time' | 'ends' | 'duration' | 'day' | 'title' | 'place' | 'who' | 'notes'

const list = (headings: string): ReadonlySet<string> =>
  new Set(headings.split('|').map((heading) => heading.trim()))

/** Headings in the languages that guest lists are read in, as `foldHeading` leaves them. */
const HEADINGS: Record<AgendaField, ReadonlySet<string>> = {
  time: list(
    'hora|horas|hora inicio|hora de inicio|inicio|empieza|comienzo|comienza|desde|horario|horarios|time|times|start|start time|starts|begin|from|when|hora d inici|inici|hora de inicio|inicio|ordua|hasiera|heure|debut|horaire|ora|inizio|uhrzeit|zeit|beginn|hora inici',
  ),
  ends: list(
    'fin|hora fin|hora de fin|hora final|final|termina|hasta|end|end time|ends|to|until|finish|hora final|fi|amaiera|fim|termino|fine|ende',
  ),
  duration: list(
    'duracion|tiempo|minutos|duration|length|minutes|durada|iraupena|duree|duracao|durata|dauer',
  ),
  day: list('dia|fecha|date|day|data|jour|tag|giorno|eguna|dia y fecha'),
  title: list(
    'actividad|actividades|acto|que|evento|momento|accion|concepto|descripcion|tarea|titulo|nombre|programa|activity|event|title|what|description|item|task|subject|moment|activitat|esdeveniment|que passa|jarduera|activite|evenement|atividade|attivita|cosa|was|programm|name|details|detalle',
  ),
  place: list(
    'lugar|donde|sitio|ubicacion|espacio|sala|place|where|location|venue|lloc|on|lekua|lieu|ou|local|luogo|dove|ort|wo',
  ),
  who: list(
    'quien|responsable|responsables|encargado|encargada|persona|personas|proveedor|proveedores|a cargo de|participantes|who|responsible|vendor|vendors|person|people|assigned to|owner|attendees|qui|encarregat|nor|responsavel|quem|responsabile|chi|verantwortlich|wer',
  ),
  notes: list(
    'notas|nota|observaciones|comentarios|musica|cancion|notes|note|comments|remarks|observacions|oharrak|remarques|observacoes|osservazioni|bemerkungen',
  ),
}

/** The column of each subject in a row of headings; the first of several has it. */
export function agendaColumns(cells: readonly string[]): Partial<Record<AgendaField, number>> {
  const columns: Partial<Record<AgendaField, number>> = {}
  for (const [column, cell] of cells.entries()) {
    const heading = foldHeading(cell)
    const found = Object.entries(HEADINGS).find(([field, known]) => known.has(heading) && !(field in columns))
    if (found) columns[found[0] as AgendaField] = column
  }
  return columns
}

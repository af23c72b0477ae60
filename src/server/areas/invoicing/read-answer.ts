import { Parser } from 'htmlparser2'
import {
  type DuplicateState,
  FIRST_WAIT_SECONDS,
  type RecordAnswer,
  type RecordState,
  type SubmissionAnswer,
} from '#domain/invoicing/submissions.ts'

/** The agency refuses a whole submission: `isOurFault` when sending it again would not help. */
export type SubmissionRefusal = { isOurFault: boolean; message: string }

const STATES: Readonly<Record<string, RecordState>> = {
  Correcto: 'accepted',
  AceptadoConErrores: 'acceptedWithFaults',
  Incorrecto: 'rejected',
}
const DUPLICATES: Readonly<Record<string, DuplicateState>> = {
  Correcta: 'accepted',
  AceptadaConErrores: 'acceptedWithFaults',
  Anulada: 'cancelled',
}

/** The texts of an element by the names of those inside it. */
type Fields = Record<string, string>

/**
 * Reads the SOAP answer to a submission (RespuestaSuministro.xsd; Descripción del servicio web 1.0.0, 5.1 and 6.4.4).
 * `null` when it is neither an answer nor a fault, as from a proxy on the way.
 */
export function readAnswer(xml: string): SubmissionAnswer | SubmissionRefusal | null {
  const { whole, entries } = readFields(xml)
  if (whole['faultcode'] !== undefined) {
    return { isOurFault: !whole['faultcode'].endsWith('Server'), message: whole['faultstring'] ?? '' }
  }
  const records = entries.map(readRecord)
  if (whole['EstadoEnvio'] === undefined || records.includes(null)) return null
  return {
    receipt: whole['CSV'] ?? null,
    waitSeconds: readWait(whole['TiempoEsperaEnvio']),
    records: records.filter((record) => record !== null),
  }
}

const readWait = (text: string | undefined): number => {
  const seconds = Number(text)
  return text && Number.isInteger(seconds) && seconds >= 0 ? seconds : FIRST_WAIT_SECONDS
}

function readRecord(fields: Fields): RecordAnswer | null {
  const state = STATES[fields['EstadoRegistro'] ?? '']
  const number = fields['NumSerieFactura']
  if (!state || number === undefined) return null
  const code = Number(fields['CodigoErrorRegistro'])
  return {
    number,
    operation: fields['TipoOperacion'] === 'Anulacion' ? 'cancellation' : 'issue',
    state,
    fault: code > 0 ? { code, message: fields['DescripcionErrorRegistro'] ?? '' } : null,
    duplicateOf: DUPLICATES[fields['EstadoRegistroDuplicado'] ?? ''] ?? null,
  }
}

/** Each record answered is an element of this name. */
const ENTRY = 'RespuestaLinea'

/** Names without their prefix. A duplicate names its fault with the names of the record, which stand before it. */
function readFields(xml: string): { whole: Fields; entries: Fields[] } {
  const whole: Fields = {}
  const entries: Fields[] = []
  let into = whole
  let text = ''
  const parser = new Parser(
    {
      onopentagname(name) {
        text = ''
        if (withoutPrefix(name) !== ENTRY) return
        into = {}
        entries.push(into)
      },
      ontext(part) {
        text += part
      },
      onclosetag(name) {
        const field = withoutPrefix(name)
        if (field === ENTRY) into = whole
        else if (text.trim()) into[field] ??= text.trim()
        text = ''
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return { whole, entries }
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

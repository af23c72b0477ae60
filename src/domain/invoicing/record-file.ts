import { recordXml } from './record-xml.ts'
import type { StoredRecord } from './records.ts'
import { writeXml } from './xml.ts'

const NAMES =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/SuministroInformacion.xsd'

/** A record by itself as the agency's schema has it, for an inspection. */
export function recordFile(stored: StoredRecord): string {
  const [name, content] = recordXml(stored)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml([`${name} xmlns:sf="${NAMES}"`, content])}\n`
}

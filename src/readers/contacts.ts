/** The headings under which contacts stand as a table. */
const HEADINGS = ['Nombre', 'Email', 'Teléfono', 'Dirección', 'Notas']

/** Contacts that are read of a file; a telephone holds a few thousand. */
const CONTACTS_MAX = 30_000

/** The people of a file of contacts (vCard 2.1 to 4.0) as a table: name, address, telephone, postal address, notes. */
export function readContacts(text: string): string[][] {
  const rows: string[][] = [HEADINGS]
  let card: Card | null = null
  for (const line of unfolded(text)) {
    const read = propertyOf(line)
    if (!read) continue
    if (read.name === 'BEGIN' && /^vcard$/i.test(read.value)) card = {}
    else if (read.name === 'END' && card) {
      rows.push(rowOf(card))
      card = null
      if (rows.length > CONTACTS_MAX + 1) break
    } else if (card) keep(card, read)
  }
  return rows
}

type Card = { formatted?: string; parts?: string; company?: string; email?: string; phone?: string } & {
  address?: string
  notes?: string
}

type Property = { name: string; value: string }

function keep(card: Card, { name, value }: Property): void {
  const plain = unescaped(value).trim()
  if (plain === '') return
  if (name === 'FN') card.formatted ??= plain
  else if (name === 'N') card.parts ??= nameOf(value)
  else if (name === 'ORG') card.company ??= fieldsOf(value).join(', ')
  else if (name === 'EMAIL') card.email ??= plain
  else if (name === 'TEL') card.phone ??= plain.replace(/^tel:/i, '')
  else if (name === 'ADR') card.address ??= fieldsOf(value).join(', ')
  else if (name === 'NOTE') card.notes ??= plain
}

const rowOf = ({ formatted, parts, company, email, phone, address, notes }: Card): string[] => [
  formatted ?? parts ?? company ?? '',
  email ?? '',
  phone ?? '',
  address ?? '',
  notes ?? '',
]

/** `Surname;Given;Middle;Prefix;Suffix` as it is said. */
function nameOf(value: string): string {
  const [surname = '', given = '', middle = ''] = value.split(/(?<!\\);/).map(unescaped)
  return [given, middle, surname].flatMap((part) => part.trim() || []).join(' ')
}

const fieldsOf = (value: string): string[] =>
  value.split(/(?<!\\);/).flatMap((field) => unescaped(field).trim() || [])

const unescaped = (value: string): string =>
  value.replace(/\\([nN,;:\\])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark))

/** Long lines go on in the next one: behind a blank, or behind `=` in the encoding of old telephones. */
function unfolded(text: string): string[] {
  const lines: string[] = []
  let isOpen = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (isOpen) lines[lines.length - 1] = lines.at(-1)!.slice(0, -1) + line
    else if (/^[ \t]/.test(line) && lines.length > 0) lines[lines.length - 1] += line.slice(1)
    else lines.push(line)
    isOpen = /;ENCODING=QUOTED-PRINTABLE/i.test(lines.at(-1)!) && line.endsWith('=')
  }
  return lines
}

function propertyOf(line: string): Property | null {
  const [, name = '', parameters = '', value = ''] =
    /^(?:[\w-]+\.)?([\w-]+)((?:;[^:"]*(?:"[^"]*")?[^:"]*)*):(.*)$/s.exec(line) ?? []
  if (name === '' || /ENCODING=B(?:ASE64)?\b/i.test(parameters)) return null
  const isQuoted = /QUOTED-PRINTABLE/i.test(parameters)
  return { name: name.toUpperCase(), value: isQuoted ? decoded(value, parameters) : value }
}

function decoded(value: string, parameters: string): string {
  const bytes: number[] = []
  const raw = new TextEncoder().encode(value)
  for (let at = 0; at < raw.length; at += 1) {
    const hex = raw[at] === 0x3d ? String.fromCharCode(raw[at + 1] ?? 0, raw[at + 2] ?? 0) : ''
    if (!/^[\dA-F]{2}$/i.test(hex)) bytes.push(raw[at]!)
    else {
      bytes.push(Number.parseInt(hex, 16))
      at += 2
    }
  }
  const isLatin = /CHARSET=(?:ISO-8859-1|WINDOWS-1252)/i.test(parameters)
  return new TextDecoder(isLatin ? 'windows-1252' : 'utf-8').decode(new Uint8Array(bytes))
}

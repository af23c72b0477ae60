import { inflateSync } from 'node:zlib'

type PdfObject = { head: string; stream: Buffer | null }

/**
 * The rules of PDF/A-2b (ISO 19005-2:2011) that a PDF breaks, of those that one without forms, layers and attachments can
 * break. Reads PDFs whose objects stand by themselves, as PDFKit writes them.
 */
export function brokenArchiveRules(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  const objects = objectsOf(text)
  const heads = objects.map(({ head }) => head)
  const all = heads.join('\n')
  const broken: [string, boolean][] = [
    [
      '6.1.2 begins with its version and four bytes of binary',
      !/^%PDF-1\.[4-7]\r?\n%[\x80-\xff]{4}/.test(text),
    ],
    ['6.1.2 ends with its end', !/%%EOF\r?\n?$/.test(text)],
    ['6.1.3 has an identity', !/\/ID\s*\[\s*<[0-9a-f]+>\s*<[0-9a-f]+>\s*\]/i.test(trailerOf(text))],
    ['6.1.3 is not encrypted', /\/Encrypt\b/.test(trailerOf(text))],
    ['6.1.7 uses no LZW', /\/LZWDecode\b/.test(all)],
    ['6.2.3 has a profile for its colours', !hasRgbProfile(objects, text)],
    ['6.2.4 has colours of its profile alone', objects.some(usesOtherColours)],
    ['6.2.8 interpolates no images', /\/Interpolate\s+true\b/.test(all)],
    ['6.2.11 has the glyphs of its fonts', !heads.filter(isDescriptor).every((head) => FONT_FILE.test(head))],
    ['6.2.11 has its fonts described', heads.filter(isFont).length === 0 || !/\/FontDescriptor\b/.test(all)],
    ['6.2.11 says which glyphs its fonts draw', heads.some(isFontWithoutMap)],
    ['6.2.11.8 draws no glyph that its fonts lack', objects.some(drawsMissingGlyph)],
    ['6.3.2 prints its notes', heads.filter(isAnnotation).some((head) => !hasPrintFlag(head))],
    ['6.5 runs nothing', /\/(?:JavaScript|JS|Launch|AA|XFA|RichMedia|SetOCGState)\b/.test(all)],
    ['6.6.2 has its own metadata', !/<pdfaid:part>2<\/pdfaid:part>/.test(text)],
    ['6.8 attaches nothing', /\/(?:EmbeddedFiles|Filespec)\b/.test(all)],
    ['6.9 has no layers', /\/OCProperties\b/.test(all)],
  ]
  return broken.filter(([, isBroken]) => isBroken).map(([rule]) => rule)
}

function objectsOf(text: string): PdfObject[] {
  return [...text.matchAll(/^\d+ 0 obj\r?\n([\s\S]*?)\r?\nendobj/gm)].map(([, body = '']) => {
    const at = body.search(/stream\r?\n/)
    if (at < 0) return { head: body, stream: null }
    const head = body.slice(0, at)
    const begin = at + (/stream\r?\n/.exec(body)?.[0].length ?? 0)
    const bytes = Buffer.from(body.slice(begin, body.lastIndexOf('\nendstream')), 'latin1')
    return { head, stream: /\/FlateDecode\b/.test(head) ? inflateSync(bytes) : bytes }
  })
}

const trailerOf = (text: string) => text.slice(text.lastIndexOf('trailer'))

const FONT_FILE = /\/FontFile[23]?\s+\d+ 0 R/
const isDescriptor = (head: string) => /\/Type\s*\/FontDescriptor\b/.test(head)
const isFont = (head: string) => /\/Type\s*\/Font\b(?!Desc)/.test(head)
const isAnnotation = (head: string) => /\/Type\s*\/Annot\b/.test(head)
const isFontWithoutMap = (head: string) =>
  isFont(head) &&
  ((/\/Subtype\s*\/Type0\b/.test(head) && !/\/ToUnicode\s+\d+ 0 R/.test(head)) ||
    (/\/CIDFontType2\b/.test(head) && !/\/CIDToGIDMap\b/.test(head)))

/** Bit 3 of the flags; hidden, invisible and unseen ones have bits 1, 2 and 6. */
const hasPrintFlag = (head: string) => (Number(/\/F\s+(\d+)/.exec(head)?.[1] ?? 0) & 0b100111) === 0b100

/** An ICC profile of RGB in the intent of its output: 'acsp' stands at byte 36, the space at 16. */
function hasRgbProfile(objects: readonly PdfObject[], text: string): boolean {
  const intent = objects.find(({ head }) => /\/S\s*\/GTS_PDFA1\b/.test(head))
  const number = /\/DestOutputProfile\s+(\d+) 0 R/.exec(intent?.head ?? '')?.[1]
  const at = text.search(new RegExp(`^${number} 0 obj`, 'm'))
  const [profile] = at < 0 ? [] : objectsOf(text.slice(at))
  const { stream } = profile ?? { stream: null }
  return (
    /\/N\s+3\b/.test(profile?.head ?? '') &&
    stream?.toString('latin1', 36, 40) === 'acsp' &&
    stream.toString('latin1', 16, 20) === 'RGB '
  )
}

const isContent = ({ head, stream }: PdfObject) =>
  stream !== null && !/\/Subtype|\/Length1|\/N\s|\/Type/.test(head)

/** Content that shows glyph 0 of a font, in the two bytes of each glyph. */
const drawsMissingGlyph = (object: PdfObject) =>
  isContent(object) &&
  [...object.stream!.toString('latin1').matchAll(/\[([^\]]*)\]\s*TJ/g)].some(([, shown = '']) =>
    [...shown.matchAll(/<([0-9a-f]+)>/gi)].some(([, glyphs = '']) => /^(?:.{4})*0000/.test(glyphs)),
  )

/** Content that sets a colour of CMYK, which a profile of RGB says nothing of. */
const usesOtherColours = (object: PdfObject) =>
  /\/DeviceCMYK\b/.test(object.head) ||
  (isContent(object) && /(?:^|\s)(?:[\d.]+\s+){4}[kK]\s/.test(object.stream!.toString('latin1')))

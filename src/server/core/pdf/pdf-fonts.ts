import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readFont } from './pdf-libraries.ts'

/** A font as a file of its package, with the characters it has. */
export type PdfFont = {
  name: string
  bytes: Buffer
  isRightToLeft: boolean
  has: (letter: string) => boolean
}

/** How a text is set: each character in the first of these fonts that has it. */
export type PdfFace = 'italic' | 'roman' | 'sans' | 'strong'

/** For names that are not written in Latin letters. */
const OTHERS = [
  'noto-sans/noto-sans-vietnamese-400-normal',
  'noto-sans/noto-sans-cyrillic-400-normal',
  'noto-sans/noto-sans-cyrillic-ext-400-normal',
  'noto-sans/noto-sans-greek-400-normal',
  'noto-sans/noto-sans-greek-ext-400-normal',
  'noto-sans/noto-sans-devanagari-400-normal',
  'noto-sans-arabic/noto-sans-arabic-arabic-400-normal',
]

const latin = (family: string, variant: string) =>
  ['latin', 'latin-ext'].map((subset) => `${family}/${family}-${subset}-${variant}`)

const FACES: Record<PdfFace, string[]> = {
  italic: [...latin('ibarra-real-nova', '400-italic'), ...OTHERS],
  roman: [...latin('ibarra-real-nova', '400-normal'), ...OTHERS],
  sans: [...latin('instrument-sans', '400-normal'), ...OTHERS],
  strong: [...latin('instrument-sans', '500-normal'), ...OTHERS],
}

/** The fonts of a face. WOFF, because the tables of WOFF2 cannot be cut down to the letters that are used. */
export const fontsOf = (face: PdfFace): PdfFont[] => FACES[face].map(openFont)

const { resolve } = createRequire(import.meta.url)
const opened = new Map<string, PdfFont>()

function openFont(name: string): PdfFont {
  const before = opened.get(name)
  if (before) return before
  const [family, file] = name.split('/')
  const bytes = readFileSync(resolve(`@fontsource/${family}/files/${file}.woff`))
  const font = readFont(bytes)
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)
  const made = { name, bytes, isRightToLeft: family === 'noto-sans-arabic', has }
  opened.set(name, made)
  return made
}

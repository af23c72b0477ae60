import { foldText } from '../../text/fold-text.ts'

const LONGEST_HEADING = 60

/** `« E-Mail »`, `e_mail` and `E-MAIL:` are one heading; so are `firstName`, `First Name` and `Nombre(s)`. */
export function foldHeading(cell: string): string {
  if (cell.length > LONGEST_HEADING) return ''
  const words = cell
    .replace(/\((?:a|o|s|as|os|es)\)/gi, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .replace(/\+\s?1/g, 'plus 1')
  return foldText(words)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

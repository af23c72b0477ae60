/** Countries of the SEPA area: elsewhere no banking app reads such a code. */
const SEPA = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS ' +
    'SE SI SK SM VA'
  ).split(' '),
)

const NAME_MAX = 70

/**
 * The text of a QR code with which a banking app fills in a transfer (EPC069-12, version 002, UTF-8): to whom and to
 * which account, without an amount. `null` for an account outside the SEPA area.
 */
export function transferCode(iban: string, name: string): string | null {
  if (!SEPA.has(iban.slice(0, 2))) return null
  const payee = [...name.replace(/\s+/g, ' ').trim()].slice(0, NAME_MAX).join('')
  return ['BCD', '002', '1', 'SCT', '', payee, iban].join('\n')
}

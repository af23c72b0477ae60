/** Excel, Calc or Sheets would run these as a formula, with any apostrophes already in front of them. */
const LOOKS_LIKE_FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/
const NEUTRALISED = /^'+[=+\-@＝＋－＠\t\r\n]/

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function neutraliseCell(text: string): string {
  return LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text
}

/**
 * A text of a typed cell, which no spreadsheet runs: only one that looks neutralised gets an apostrophe, so that it is
 * not taken for one when it is read.
 */
export function typedCell(text: string): string {
  return NEUTRALISED.test(text) ? `'${text}` : text
}

/** Takes back the apostrophe `neutraliseCell` or `typedCell` wrote, so an exported list imports as it was. */
export function restoreCell(text: string): string {
  return NEUTRALISED.test(text) ? text.slice(1) : text
}

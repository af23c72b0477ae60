/** The number of the style in `styles.xml` of each kind of cell, and of the headings. */
export const STYLES = { text: 1, number: 0, euros: 2, date: 3, moment: 4, heading: 5 } as const

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The types of the parts of a workbook with so many sheets. */
export const contentTypes = (sheets: number): string =>
  `<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>` +
  Array.from(
    { length: sheets },
    (_, place) =>
      `<Override PartName="/xl/worksheets/sheet${place + 1}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
  ).join('') +
  '</Types>'

/** The relations `rId1`, `rId2`… to parts by their types. */
export const relations = (targets: readonly [type: string, target: string][]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], place) =>
        `<Relationship Id="rId${place + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** The workbook with its sheets by their titles. */
export const workbook = (titles: readonly string[]): string =>
  `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${titles
    .map((title, place) => `<sheet name="${escaped(title)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)
    .join('')}</sheets></workbook>`

const styled = (format: number, font: number, alignment = '') =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${
    alignment ? ` applyAlignment="1">${alignment}</xf>` : '/>'
  }`

/** The styles in the order of `STYLES`. */
export const STYLE_SHEET =
  `<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;€&quot;"/>` +
  '<numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="6">${styled(0, 0)}${styled(0, 0, '<alignment vertical="top" wrapText="1"/>')}${styled(164, 0)}` +
  `${styled(165, 0)}${styled(166, 0)}${styled(0, 1)}</cellXfs></styleSheet>`

/** A text within XML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

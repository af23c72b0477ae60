/** The rows of a delimited text; quoted cells may hold delimiters, doubled quotes and line breaks (RFC 4180). */
export function csvCells(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)!.push(cell.trim())
    cell = ''
  }
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index]!
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[index + 1] === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (letter === delimiter) endCell()
    else if (letter === '\n') {
      endCell()
      rows.push([])
    } else if (letter !== '\r') cell += letter
  }
  endCell()
  return rows.filter((cells) => cells.some((one) => one !== ''))
}

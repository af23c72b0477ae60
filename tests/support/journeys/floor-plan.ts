import PDFDocument from 'pdfkit'
import sharp from 'sharp'

/** The plan of a venue as a PDF of as many pages, each with its number and the walls of a hall. */
export async function floorPlanPdf(pages: number): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', layout: 'landscape', autoFirstPage: false, margin: 0 })
  for (let page = 1; page <= pages; page += 1) {
    doc.addPage()
    doc.lineWidth(6).rect(80, 80, 640, 400).stroke('#222222')
    doc.lineWidth(2).rect(320, 80, 160, 90).stroke('#666666')
    doc.fontSize(22).fillColor('#222222').text(`Salón ${page}`, 110, 430)
  }
  doc.end()
  return Buffer.concat(await doc.toArray())
}

/** The same as a picture of that many pixels. */
export const floorPlanPicture = (width: number, height: number): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300">
      <rect width="400" height="300" fill="#ffffff"/>
      <g fill="none" stroke="#222222"><rect x="20" y="20" width="360" height="260" stroke-width="5"/>
      <rect x="150" y="20" width="100" height="50" stroke-width="2"/><circle cx="330" cy="220" r="24"/></g></svg>`),
  )
    .png()
    .toBuffer()

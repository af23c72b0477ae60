import { safeFileName } from '#domain/files/files.ts'
import { BY_STAIRS } from '#domain/seating/plan-words.ts'
import type { SeatingRoom, SeatingShape } from '#domain/seating/room.ts'
import { layOutRoom } from '#domain/seating/room-layout.ts'
import type { SeatingTable } from '#domain/seating/seating.ts'
import { chairsOfPlan, peopleBySurname, peopleByTable } from '#domain/seating/seating-lists.ts'
import {
  type BoardPaper,
  CARD_SHEETS,
  type CardPaper,
  isBoard,
  isOfTables,
  isPlan,
  type PlanPaper,
  planPaper,
  type SeatingPaper,
} from '#domain/seating/seating-papers.ts'
import { AdmissionQueue } from '#server/core/http/admission-queue.ts'
import type { DownloadHandler } from '#server/core/http/download-handler.ts'
import { drawGrid } from '#server/core/pdf/card-grid.ts'
import { type PaperLook, readPaperLook } from '#server/core/pdf/paper-look.queries.ts'
import { newPdf } from '#server/core/pdf/pdf-libraries.ts'
import { type PrintedGround, readPrintedGround } from '../room-grounds.queries.ts'
import { listPeople, listTablesJson } from '../seating.queries.ts'
import { listRoomsJson, listShapesJson } from '../seating-room.queries.ts'
import type { BoardList } from './board-layout.ts'
import { drawBoard } from './draw-board.ts'
import { drawSeatingCard, type SeatingCard } from './draw-place.ts'
import { drawPlan } from './draw-plan.ts'

/** A thousand cards take a processor for some seconds: one file at a time is drawn, and few wait. */
const drawing = new AdmissionQueue({ active: 1, queued: 20, waitMs: 60_000 })

type Plan = Parameters<typeof peopleByTable>[0]

/** The shapes of a room, its size and the plan of the venue where it has them. */
type Room = { room: SeatingRoom | null; shapes: SeatingShape[]; ground: PrintedGround | null }

/** The plan of an event on a paper, as PDF; none while nobody sits, or for tables while there are none. */
export const seatingPaper: DownloadHandler<'seatingPaper'> = async ({ platform, weddingId, input }) => {
  const { db, files } = platform
  const { paper, eventId } = input
  const isHere = (row: { eventId: string | null }) => row.eventId === eventId
  const tables = (JSON.parse(await listTablesJson(db, weddingId)) as SeatingTable[]).filter(isHere)
  const people = (await listPeople(db, weddingId)).filter(isHere)
  const look = await readPaperLook(db, weddingId, isBoard(paper) || isPlan(paper) ? 'right' : 'center')
  const plan = { tables, people }
  const hasRows = isOfTables(paper) || isPlan(paper) ? tables : peopleByTable(plan)
  if (!look || hasRows.length === 0) return null
  const room = {
    room: (JSON.parse(await listRoomsJson(db, weddingId)) as SeatingRoom[]).find(isHere) ?? null,
    shapes: (JSON.parse(await listShapesJson(db, weddingId)) as SeatingShape[]).filter(isHere),
    ground: isPlan(paper) ? await readPrintedGround(db, files, weddingId, eventId) : null,
  }
  const slot = await drawing.enter()
  const contents = documentFor(paper, { plan, room, look })
  contents.once('close', slot.release)
  return { name: safeFileName(`${fileName(paper)} ${look.couple}.pdf`), contents }
}

const fileName = (paper: SeatingPaper) =>
  isBoard(paper) ? 'cartel' : isPlan(paper) ? 'plano' : isOfTables(paper) ? 'mesas' : 'nombres'

type Contents = { plan: Plan; room: Room; look: PaperLook }

function documentFor(paper: SeatingPaper, { plan, room, look }: Contents): PDFKit.PDFDocument {
  if (isBoard(paper)) return boardOf(paper, plan, look)
  return isPlan(paper) ? planOf(paper, { plan, room, look }) : cardsOf(paper, plan, look)
}

function planOf(
  paper: PlanPaper,
  { plan, room: { room, shapes, ground }, look }: Contents,
): PDFKit.PDFDocument {
  const { page, isNamed } = planPaper(paper)
  const doc = documentOf(look, page)
  const box = ground?.box ?? null
  const layout = layOutRoom({ tables: plan.tables, shapes, room, ground: box })
  drawPlan(doc, look, { page, ground, plan: { ...plan, layout, shapes, ground: box, isNamed } })
  return doc
}

const documentOf = (look: PaperLook, size: string) =>
  newPdf({ size, margin: 0, autoFirstPage: false, info: { Title: look.couple } })

function boardOf(paper: BoardPaper, plan: Plan, look: PaperLook): PDFKit.PDFDocument {
  const page = paper.startsWith('board-a2') ? 'A2' : 'A3'
  const isByName = paper.endsWith('names')
  const doc = documentOf(look, page)
  drawBoard(doc, look, { page, isByName, lists: isByName ? listsByName(plan) : listsByTable(plan) })
  return doc
}

const listsByTable = (plan: Plan): BoardList[] =>
  peopleByTable(plan).map(({ table, people }) => ({
    head: String(table.number),
    note: [table.name, table.hasStairs && BY_STAIRS].filter(Boolean).join(', ') || null,
    lines: people.map(({ name }) => ({ text: name, at: null })),
  }))

const listsByName = (plan: Plan): BoardList[] =>
  peopleBySurname(plan).map(({ letter, people }) => ({
    head: letter,
    note: null,
    lines: people.map(({ listedAs, table }) => ({ text: listedAs, at: String(table.number) })),
  }))

function cardsOf(paper: CardPaper, plan: Plan, look: PaperLook): PDFKit.PDFDocument {
  const sheet = CARD_SHEETS[paper]
  const doc = documentOf(look, sheet.page)
  const { card, isFolded } = sheet
  const grid = { ...sheet, card: { ...card, height: card.height * (isFolded ? 2 : 1) } }
  const cards = isOfTables(paper) ? tableCards(plan) : placeCards(plan)
  drawGrid(doc, grid, cards, (one) => drawSeatingCard(doc, look, sheet, one)).catch((error) =>
    doc.destroy(error),
  )
  return doc
}

const tableCards = ({ tables }: Plan): SeatingCard[] =>
  tables.map(({ number, name }) => ({ great: String(number), small: name, isOfTable: true }))

/** In the order in which they are laid out: table by table, and chair by chair where these are ordered. */
function placeCards(plan: Plan): SeatingCard[] {
  const chairs = chairsOfPlan(plan)
  return peopleByTable(plan).flatMap(({ table, people }) =>
    people.map(({ id, name }) => {
      const chair = chairs.get(id)
      const small = `Mesa ${table.number}${chair ? `, silla ${chair}` : ''}`
      return { great: name, small, isOfTable: false }
    }),
  )
}

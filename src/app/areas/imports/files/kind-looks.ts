import Armchair from 'lucide-react/icons/armchair'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import FileArchive from 'lucide-react/icons/file-archive'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import ListChecks from 'lucide-react/icons/list-checks'
import type { PartKind, Product } from '#domain/imports/imports.ts'
import type { IconGlyph } from '#ui/icon.tsx'

export const KIND_ICONS: Readonly<Record<PartKind, IconGlyph>> = {
  guests: FileSpreadsheet,
  budget: FileSpreadsheet,
  seating: Armchair,
  agenda: CalendarClock,
  tasks: ListChecks,
  photos: Image,
  contract: FileText,
  document: FileText,
  ours: FileArchive,
  unknown: FileQuestion,
}

/** As the products write themselves. */
export const PRODUCT_NAMES: Readonly<Record<Product, string>> = {
  azahar: 'azahar',
  'bodas.net': 'Bodas.net',
  zola: 'Zola',
  joy: 'Joy',
  'the-knot': 'The Knot',
  weddingwire: 'WeddingWire',
  'aisle-planner': 'Aisle Planner',
  honeybook: 'HoneyBook',
  'planning-pod': 'Planning Pod',
  google: 'Google',
  notion: 'Notion',
  pinterest: 'Pinterest',
}

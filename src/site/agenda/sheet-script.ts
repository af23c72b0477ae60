// Keeps the sheet on the device of the vendor.
import { keepSheet } from '../kept-sheets/keep-sheet.ts'

keepSheet('/agenda/').catch(() => {})

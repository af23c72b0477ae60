import { loadedPart } from '#ui/opening/loaded-part.ts'

/** The dialogs of the tables, which come when one of them is opened. */
export const seatingDialogs = loadedPart(async () => {
  const [{ SeatDialog }, { FullDialog }, { FillDialog }, { TableDialog }] = await Promise.all([
    import('./seat-dialog.tsx'),
    import('./full-dialog.tsx'),
    import('./fill-dialog.tsx'),
    import('./table-dialog.tsx'),
  ])
  return { SeatDialog, FullDialog, FillDialog, TableDialog }
})

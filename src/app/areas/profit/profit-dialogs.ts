/** The dialog of the accounts of a wedding, in a file of its own for the browser. */
export { CostDialog } from './cost-dialog.tsx'

/** The two views of the page: the weddings with their debts, and the receipts. */
export type BookTab = 'weddings' | 'receipts'

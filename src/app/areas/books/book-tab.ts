/** This is what the page shows: what weddings owe, or the receipts. */
export type BookTab = 'weddings' | 'receipts'

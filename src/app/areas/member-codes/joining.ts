/** The key of the mutation that joins, shared by all forms that begin it. */
export const JOINING = ['joining a wedding']

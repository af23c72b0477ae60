/** The price of each plan a month, in euros (spec 9); the first wedding of a planner is free. */
export const COUPLE_PRICE = 0
export const PLANNER_PRICE = 19

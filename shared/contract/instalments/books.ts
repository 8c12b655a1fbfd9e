import * as z from 'zod/mini'

/** When a purchase counts as an expense: all of it on its day, or each instalment on its own. */
export const booksInstalments = z.enum(['at_once', 'per_instalment'], 'Choose one from the list')
export type BooksInstalments = z.infer<typeof booksInstalments>

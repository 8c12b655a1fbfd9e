import * as z from 'zod/mini'

/** When the purchase counts as an expense: all of it on its day, or a part with each instalment. */
export const booksInstalments = z.enum(['at_once', 'per_instalment'], 'Choose one from the list')
export type BooksInstalments = z.infer<typeof booksInstalments>

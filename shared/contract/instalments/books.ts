import * as z from 'zod/mini'

export const booksInstalments = z.enum(['at_once', 'per_instalment'], 'Choose one from the list')
export type BooksInstalments = z.infer<typeof booksInstalments>

/** Converts to lower case. Removes accents, full-width forms and invisible characters such as soft hyphens. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()

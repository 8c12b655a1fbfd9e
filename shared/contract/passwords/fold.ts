/** In small letters and without accents, wide letters as their own, and without what nobody sees, such as soft hyphens. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()

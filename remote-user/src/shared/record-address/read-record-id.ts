/** The record's id in an address. 0, which is no record's id, if the text is not a valid id. */
export const readRecordId = (id: string | undefined): number =>
  id !== undefined && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0

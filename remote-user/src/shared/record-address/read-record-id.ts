/** A record's id from an address; 0, which no record has, if it cannot be one. */
export const readRecordId = (id: string | undefined): number =>
  id !== undefined && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0

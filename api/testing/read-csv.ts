/** Follows RFC 4180: only a quote at a field's start opens a quoted field. */
export function readCsv(document: string, separator: string): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n]*))(${separator}|\r\n)`, 'y')
  const rows: string[][] = [[]]
  while (cell.lastIndex < document.length) {
    const at = cell.lastIndex
    const found = cell.exec(document)
    if (!found) throw new Error(`No cell begins at ${at}: ${JSON.stringify(document.slice(at, at + 40))}`)
    rows.at(-1)!.push(found[1]?.replaceAll('""', '"') ?? found[2]!)
    if (found[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

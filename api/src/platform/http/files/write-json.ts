export async function* writeJson(
  small: Record<string, unknown>,
  lists: Record<string, AsyncIterable<unknown[]>>,
): AsyncGenerator<string> {
  let begin = JSON.stringify(small, null, 2).replace(/\n\}$/, '')
  for (const [name, batches] of Object.entries(lists)) {
    begin += `,\n${JSON.stringify(name)}: [\n`
    for await (const batch of batches) {
      if (batch.length === 0) continue
      yield begin + batch.map(row => JSON.stringify(row)).join(',\n')
      begin = ',\n'
    }
    begin = begin === ',\n' ? '\n]' : `${begin}]`
  }
  yield `${begin}\n}\n`
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '!@#$%^&*()_+',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]
const lines = rows.flatMap(row => [row, Array.from(row).reverse().join('')])

/** Length of the shortest run. Runs of three also occur in ordinary words. */
const shortest = 4

export function removeRuns(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length;) {
    const length = Math.max(...lines.map(line => runAlong(line, text, at)))
    if (length < shortest) rest += text.charAt(at)
    at += length < shortest ? 1 : length
  }
  return rest
}

function runAlong(line: string, text: string, at: number) {
  const start = line.indexOf(text.charAt(at))
  let length = 0
  while (start >= 0 && line[start + length] !== undefined && line[start + length] === text[at + length])
    length++
  return length
}

export function follows(before: string | undefined, character: string): boolean {
  if (before === undefined) return false
  const pair = (before + character).toLowerCase()
  return pair[0] === pair[1] || lines.some(line => line.includes(pair))
}

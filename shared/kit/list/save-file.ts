/** Milliseconds that a browser may take to begin with a file that it was given. */
const patience = 60_000

/** Hands a file to the browser, to be saved under a name. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), patience)
}

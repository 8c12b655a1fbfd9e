/** Collects the files that a page saves, because jsdom has neither object URLs nor downloads. */
export function takeSavedFiles() {
  const saved: { name: string; file: Blob }[] = []
  const files = new Map<string, Blob>()
  URL.createObjectURL = file => {
    const address = `blob:${files.size}`
    files.set(address, file as Blob)
    return address
  }
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: files.get(this.href)! })
  })
  return saved
}

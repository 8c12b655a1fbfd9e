/** The time zone of the reader, such as Asia/Jakarta; undefined where the browser does not know. */
export function readerZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : undefined
}

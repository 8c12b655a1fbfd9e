/** The reader's current day, `yyyy-mm-dd`. Shortly after midnight in Jakarta, UTC still has the day before. */
export function today(now = new Date()) {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The time zone of the reader, such as Asia/Jakarta; undefined where the browser does not know. */
export function readerZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : undefined
}

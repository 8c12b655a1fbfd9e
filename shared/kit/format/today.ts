/** The day that it is where the reader is, `yyyy-mm-dd`: shortly after midnight in Jakarta, UTC is still at yesterday. */
export function today(now = new Date()) {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

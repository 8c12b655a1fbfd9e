/** What a link between sign-in and sign-up takes along of the address: where somebody was headed, nothing else. */
export function keepNext(search: string) {
  const next = new URLSearchParams(search).get('next')
  return next ? `?next=${encodeURIComponent(next)}` : ''
}

/** Google's sign, drawn small: a ring of three arcs, and one with a bar. */
export const GoogleMark = () => (
  <svg width="24" viewBox="0 0 24 24">
    <path stroke="#ea4335" d="M6 6a8.5 8.5 0 0 1 12 0" />
    <path stroke="#fbbc05" d="M6 18a8.5 8.5 0 0 1 0-12" />
    <path stroke="#34a853" d="M18 18a8.5 8.5 0 0 1-12 0" />
    <path stroke="#4285f4" d="M12 12h8.5a8.5 8.5 0 0 1-2.5 6" />
  </svg>
)

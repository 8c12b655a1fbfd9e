export function rootElement() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the id "root".')
  return root
}

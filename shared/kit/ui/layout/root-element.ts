/**
 * The element that React renders into.
 * @throws if the document lacks it
 */
export function rootElement() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the id "root".')
  return root
}
